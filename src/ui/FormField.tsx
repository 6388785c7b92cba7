import { memo, type ReactNode } from 'react';
import { useCommonWords } from '../words/common.ts';
import { FieldRemarks, type Remarks } from './FieldRemarks.tsx';
import styles from './FormField.module.css';

export interface FieldParts extends Remarks {
  label: string;
  /** Says "optional" beside the label. */
  isOptional?: boolean;
}

/** The label above an input, and its help and error below. */
export function FormField({
  id,
  label,
  help,
  error,
  isAlone,
  isOptional = false,
  children,
}: FieldParts & { children: ReactNode }) {
  return (
    <div className={styles.field} data-error={error !== undefined || undefined}>
      <FieldLabel id={id} label={label} isOptional={isOptional} />
      {children}
      <FieldRemarks id={id} help={help} error={error} isAlone={isAlone} />
    </div>
  );
}

/** The label stays as it is while its field is typed into. */
const FieldLabel = memo(({ id, label, isOptional }: Pick<FieldParts, 'id' | 'label' | 'isOptional'>) => {
  const t = useCommonWords();
  return (
    <label id={`${id}-label`} htmlFor={id}>
      {label}
      {isOptional && <span>{t.optional}</span>}
    </label>
  );
});
