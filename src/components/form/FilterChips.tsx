import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { X } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './FilterBar.module.css';
import { activeFilters, clearFilters, type FilterBarProps, focusFilters, withoutFilters } from './FilterBar.tsx';

/** The active filters, each with a chip that removes it, and a button that clears all. */
export function FilterChips<Query extends object>({ filters, query, onChange }: FilterBarProps<Query>) {
  const t = useTableMessages();
  const active = activeFilters(filters, query);
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t.activeFilters}>
      {active.map(({ filter, valueText }) => (
        <FilterChip
          key={filter.label}
          label={filter.label}
          valueText={valueText}
          onRemove={() => onChange(withoutFilters([filter]))}
        />
      ))}
      <li>
        <Button size="small" onClick={() => clearFilters(filters, onChange)}>
          {t.clearFilters}
        </Button>
      </li>
    </ul>
  );
}

interface FilterChipProps {
  label: string;
  valueText: string;
  onRemove: () => void;
}

/** An active filter. A click anywhere on the chip removes it. */
function FilterChip({ label, valueText, onRemove }: FilterChipProps) {
  const t = useTableMessages();
  const { fieldName } = useCommonMessages();
  const remove = ({ target }: SyntheticEvent) => {
    if (target instanceof Element) focusNeighbor(target.closest('li'));
    onRemove();
  };
  return (
    <li>
      <Chip
        component="button"
        nativeButton
        variant="outlined"
        clickable
        dir="auto"
        label={
          <>
            <VisuallyHidden>{t.removeFilter}</VisuallyHidden>{' '}
            <span className={styles.chipLabel}>{fieldName(label)}</span> {valueText}
          </>
        }
        onClick={remove}
        onDelete={remove}
        deleteIcon={<X size={14} aria-hidden />}
      />
    </li>
  );
}

/** A chip disappears when pressed, so focus moves to the next chip, or the previous one. */
function focusNeighbor(item: Element | null) {
  const next = item?.nextElementSibling?.nextElementSibling ? item.nextElementSibling : item?.previousElementSibling;
  const chip = next?.querySelector('button');
  if (chip) chip.focus();
  else focusFilters();
}
