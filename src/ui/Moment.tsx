import { useFormat } from '../words/format.ts';
import { Value } from './Value.tsx';

interface MomentProps {
  /** ISO 8601 date-time. */
  value: string | null | undefined;
  isUnreadable?: boolean;
}

/** A timestamp in the user's time zone; UTC on hover. */
export function Moment({ value, isUnreadable }: MomentProps) {
  const format = useFormat();
  return (
    <Value isUnreadable={isUnreadable}>
      {value && (
        <time dateTime={value} title={format.utcMoment(value)}>
          {format.moment(value)}
        </time>
      )}
    </Value>
  );
}
