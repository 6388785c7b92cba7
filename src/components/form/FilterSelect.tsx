import { getLabel } from '../../i18n/getLabel.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { SelectField } from './SelectField.tsx';

interface FilterSelectProps<Value extends string> {
  id: string;
  label: string;
  values: readonly Value[];
  labels: Readonly<Record<string, string>>;
  /** The filter value; undefined means "any". */
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** A filter by one value of a closed list, or by none. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { id, label, values, labels, value, onChange } = props;
  const { any } = useTableMessages();
  return (
    <SelectField
      id={id}
      label={label}
      value={value ?? ''}
      onChange={(change) => onChange(values.find((known) => known === change.target.value))}
      options={[
        { value: '', label: any },
        ...values.map((known) => ({ value: known, label: getLabel(labels, known) })),
      ]}
    />
  );
}
