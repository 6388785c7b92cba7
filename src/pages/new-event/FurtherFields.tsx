import { useEffect } from 'react';
import { LockableButton } from '../../ui/LockableButton.tsx';
import { loadWhenIdle } from '../../ui/whenIdle.ts';
import { useNewEventWords } from '../../words/newEvent.ts';
import { AttendeeFields } from './AttendeeFields.tsx';
import styles from './FurtherFields.module.css';
import type { EventFormProps } from './fieldProps.ts';
import { loadWhatFollows } from './laterParts.ts';
import { TimeFields } from './TimeFields.tsx';
import { WhereFields } from './WhereFields.tsx';

interface FurtherFieldsProps extends EventFormProps {
  /** What the service said against attendees, by their id. */
  refused: ReadonlyMap<string, string>;
  /** True while the event is sent. */
  isLocked: boolean;
}

/** The form from where it takes place on, down to the button that leads to the review. */
export function FurtherFields({ form, refused, isLocked }: FurtherFieldsProps) {
  const t = useNewEventWords();
  useEffect(() => loadWhenIdle(loadWhatFollows), []);
  return (
    <>
      <WhereFields form={form} />
      <TimeFields form={form} />
      <AttendeeFields form={form} refused={refused} />
      <LockableButton type="submit" variant="contained" size="large" isLocked={isLocked} className={styles.review}>
        {t.review}
      </LockableButton>
    </>
  );
}
