import { styled } from '@mui/material/styles';
import { useCommonWords } from '../words/common.ts';
import { useFormat } from '../words/format.ts';
import { labelOf } from '../words/labelOf.ts';
import { Value } from './Value.tsx';

/**
 * A value of which the interface says nothing, as a reader can take it in: names with their values, lists as lists,
 * however deep. A number stays as it was sent, since it may be a year.
 */
export function AnyValue({ value }: { value: unknown }) {
  const t = useCommonWords();
  const format = useFormat();
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'number') return String(value);
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
      format.list(value.map(String))
    );
  if (isObject(value)) return <NamedValues record={value} />;
  return <Value>{typeof value === 'string' ? value : undefined}</Value>;
}

/** Fields by their names, without those that are shown elsewhere. What the reader of answers has noted (`$…`) is none. */
export function NamedValues({ record, without = [] }: { record: object; without?: readonly string[] }) {
  const t = useCommonWords();
  const fields = namedValues(record, without);
  if (fields.length === 0) return null;
  return (
    <Names>
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>{t.fieldName(labelOf({}, name))}</dt>{' '}
          <dd dir="auto">
            <AnyValue value={value} />
          </dd>
        </div>
      ))}
    </Names>
  );
}

/** The fields that `NamedValues` shows. */
export const namedValues = (record: object, without: readonly string[] = []): [name: string, value: unknown][] =>
  Object.entries(record).filter(([name, value]) => !without.includes(name) && !name.startsWith('$') && !isEmpty(value));

const isEmpty = (value: unknown) => value === null || value === '';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const Names = styled('dl')(({ theme }) => ({
  margin: 0,
  'dt, dd': { display: 'inline', margin: 0 },
  dt: { color: theme.vars.palette.text.secondary },
  // What a field holds stands under its name, further in.
  '& dl, ul': { margin: 0, paddingInlineStart: 16 },
}));
