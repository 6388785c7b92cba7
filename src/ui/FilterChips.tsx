import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import { useCommonWords } from '../words/common.ts';
import styles from './FilterChips.module.css';
import { focusFilters } from './focusFilters.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A filter that is in force. */
export interface FilterChip {
  name: string;
  value: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onClear: () => void;
}

/** The filters in force, each to be taken away, and all of them at once. */
export function FilterChips({ chips, onClear }: FilterChipsProps) {
  const { table: t, fieldName } = useCommonWords();
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t.filtersInForce}>
      {chips.map(({ name, value, onRemove }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.chip}
            dir="auto"
            onClick={(click) => {
              focusNeighbour(click.currentTarget.closest('li'));
              onRemove();
            }}
          >
            <VisuallyHidden>{t.removeFilter}</VisuallyHidden> <span>{fieldName(name)}</span> {value}
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <Button
          size="small"
          className={styles.clear}
          onClick={() => {
            focusFilters();
            onClear();
          }}
        >
          {t.clearFilters}
        </Button>
      </li>
    </ul>
  );
}

/** A chip goes away when it is pressed; the keyboard goes on to the next one, or the one before it. */
function focusNeighbour(item: Element | null) {
  const next = item?.nextElementSibling?.nextElementSibling ? item.nextElementSibling : item?.previousElementSibling;
  const chip = next?.querySelector('button');
  if (chip) chip.focus();
  else focusFilters();
}
