import { useMemo } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/messages.ts';
import styles from './AnyValue.module.css';
import { Value } from './Value.tsx';

/**
 * Shows a value that the interface does not define: names with values, and nested lists. A number stays unformatted,
 * because it may be a year.
 */
export function AnyValue({ value }: { value: unknown }) {
  const format = useFormat();
  const { textOf } = useTexts();
  if (typeof value === 'boolean' || typeof value === 'number') return textOf(value);
  if (Array.isArray(value) && value.length > 0)
    return value.some(isObject) ? (
      <ul>
        {value.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items have no identity and never change their order
          <li key={index}>
            <AnyValue value={item} />
          </li>
        ))}
      </ul>
    ) : (
      format.list(value.map(textOf))
    );
  if (isObject(value) && namedValues(value).length > 0) return <NamedValues record={value} />;
  return <Value>{typeof value === 'string' ? value : undefined}</Value>;
}

interface NamedValuesProps {
  record: object;
  /** Field labels in the user's language; other names are made readable. */
  labels?: Readonly<Record<string, string>>;
}

/** Fields by name. */
export function NamedValues({ record, labels = {} }: NamedValuesProps) {
  const t = useCommonMessages();
  const fields = namedValues(record);
  if (fields.length === 0) return null;
  return (
    <dl className={styles.names}>
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>{t.fieldName(getLabel(labels, name))}</dt>{' '}
          <dd dir="auto">
            <AnyValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same as one-line texts: `Agreed: Next step: Send papers`. */
export const useNamedTexts = () => useTexts().namedTexts;

function useTexts() {
  const t = useCommonMessages();
  const format = useFormat();
  return useMemo(() => {
    const textOf = (value: unknown): string => {
      if (typeof value === 'boolean') return value ? t.yes : t.no;
      if (Array.isArray(value)) return format.joinList(value.map(textOf));
      if (isObject(value)) return format.joinList(namedTexts({ record: value }));
      return value === null || value === '' ? t.missing : String(value);
    };
    const namedTexts = ({ record, labels = {} }: NamedValuesProps): string[] =>
      namedValues(record).map(([name, value]) => `${t.fieldName(getLabel(labels, name))} ${textOf(value)}`);
    return { textOf, namedTexts };
  }, [t, format]);
}

/** Returns the fields to show by name: not those in `without`, empty ones, or internal ones of the parser (`$…`). */
export const namedValues = (record: object, without: readonly string[] = []): [name: string, value: unknown][] =>
  Object.entries(record).filter(([name, value]) => !without.includes(name) && !name.startsWith('$') && !isEmpty(value));

const isEmpty = (value: unknown) => value === null || value === '';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
