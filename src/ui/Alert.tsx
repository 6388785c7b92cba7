import IconButton from '@mui/material/IconButton';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useCommonWords } from '../words/common.ts';
import styles from './Alert.module.css';
import { handOnFocus } from './handOnFocus.ts';

type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  severity: 'info' | 'success' | 'warning' | 'error';
  /** `outlined` where it stands among other things; `standard` is tinted. */
  variant?: 'standard' | 'outlined';
  /** What can be done about it, beside it. */
  action?: ReactNode;
  /** Puts a button beside it that closes it. */
  onClose?: () => void;
};

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** Something that the reader should know, in its place. It is announced when it appears unless `role` says otherwise. */
export function Alert(props: AlertProps) {
  const { severity, variant = 'standard', action, onClose, className, children, ...rest } = props;
  const Icon = ICONS[severity];
  return (
    <div
      ref={handOnFocus}
      role="alert"
      className={clsx(styles.alert, styles[severity], styles[variant], className)}
      {...rest}
    >
      <div className={styles.icon}>
        <Icon size={22} aria-hidden />
      </div>
      <div className={styles.message}>{children}</div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {onClose && (
        <div className={styles.action}>
          <Close onClose={onClose} />
        </div>
      )}
    </div>
  );
}

function Close({ onClose }: { onClose: () => void }) {
  const { dismiss } = useCommonWords();
  return (
    <IconButton size="small" className={styles.close} aria-label={dismiss} title={dismiss} onClick={onClose}>
      <X size={20} />
    </IconButton>
  );
}
