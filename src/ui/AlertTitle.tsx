import type { ComponentProps } from 'react';
import styles from './Alert.module.css';

/** The first line of an `Alert` that has more of them. */
export const AlertTitle = (props: Omit<ComponentProps<'p'>, 'className'>) => <p className={styles.title} {...props} />;
