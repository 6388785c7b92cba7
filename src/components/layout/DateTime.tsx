import { useFormat } from '../../i18n/format.ts';
import { Value } from './Value.tsx';

interface DateTimeProps {
  /** ISO 8601 date-time. */
  value: string | null | undefined;
  isUnreadable?: boolean;
}

/** A timestamp in the user's time zone; UTC on hover. */
export function DateTime({ value, isUnreadable }: DateTimeProps) {
  const format = useFormat();
  return (
    <Value isUnreadable={isUnreadable}>
      {value && (
        <time dateTime={value} title={format.utcDateTime(value)}>
          {format.dateTime(value)}
        </time>
      )}
    </Value>
  );
}
