import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import { useCommonMessages } from '../../i18n/common.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { focusFilters } from './focusFilters.ts';

/** An active filter. */
export interface FilterChip {
  name: string;
  value: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onClear: () => void;
}

/** The active filters with buttons to remove one or all. */
export function FilterChips({ chips, onClear }: FilterChipsProps) {
  const t = useTableMessages();
  const { fieldName } = useCommonMessages();
  if (chips.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}
      aria-label={t.filtersInForce}
    >
      {chips.map(({ name, value, onRemove }) => (
        <li key={name}>
          <Box
            component="button"
            type="button"
            sx={chipStyle}
            dir="auto"
            onClick={(click) => {
              focusNeighbour(click.currentTarget.closest('li'));
              onRemove();
            }}
          >
            <VisuallyHidden>{t.removeFilter}</VisuallyHidden> <span>{fieldName(name)}</span> {value}
            <X size={14} aria-hidden />
          </Box>
        </li>
      ))}
      <li>
        <Button
          size="small"
          sx={{
            minHeight: 32,
            '@media (pointer: coarse), (max-width: 37.497rem)': { minHeight: 'var(--mui-touchTarget)' },
          }}
          onClick={() => {
            focusFilters();
            onClear();
          }}
        >
          {t.clearFilters}
        </Button>
      </li>
    </Box>
  );
}

/** A chip disappears when pressed, so focus moves to the next chip, or the previous one. */
function focusNeighbour(item: Element | null) {
  const next = item?.nextElementSibling?.nextElementSibling ? item.nextElementSibling : item?.previousElementSibling;
  const chip = next?.querySelector('button');
  if (chip) chip.focus();
  else focusFilters();
}

const chipStyle = {
  all: 'unset',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  boxSizing: 'border-box',
  maxWidth: '80vw',
  minHeight: 32,
  padding: '2px 10px',
  border: 1,
  borderColor: 'divider',
  borderRadius: '16px',
  backgroundColor: 'background.paper',
  fontSize: 'body3.fontSize',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& span': { color: 'text.secondary' },
  '& svg': { flex: 'none', displayPrint: 'none' },
  '&:hover': { backgroundColor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: '2px' },
  '@media (pointer: coarse), (max-width: 37.497rem)': { minHeight: 'var(--mui-touchTarget)', borderRadius: '22px' },
} as const;
