import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useCommonWords } from '../words/common.ts';
import { focusFilters } from './focusFilters.ts';
import { FINGER, TOUCH } from './media.ts';
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
    <Box
      component="ul"
      aria-label={t.filtersInForce}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {chips.map(({ name, value, onRemove }) => (
        <li key={name}>
          <Chip
            type="button"
            dir="auto"
            onClick={(click) => {
              focusNeighbour(click.currentTarget.closest('li'));
              onRemove();
            }}
          >
            <VisuallyHidden>{t.removeFilter}</VisuallyHidden> <span>{fieldName(name)}</span> {value}
            <X size={14} aria-hidden />
          </Chip>
        </li>
      ))}
      <li>
        <Button
          size="small"
          onClick={() => {
            focusFilters();
            onClear();
          }}
          sx={{ minHeight: 32, [TOUCH]: { minHeight: FINGER } }}
        >
          {t.clearFilters}
        </Button>
      </li>
    </Box>
  );
}

/** A chip goes away when it is pressed; the keyboard goes on to the next one, or the one before it. */
function focusNeighbour(item: Element | null) {
  const next = item?.nextElementSibling?.nextElementSibling ? item.nextElementSibling : item?.previousElementSibling;
  const chip = next?.querySelector('button');
  if (chip) chip.focus();
  else focusFilters();
}

const Chip = styled('button')(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  cursor: 'pointer',
  display: 'inline-flex',
  position: 'relative',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  [TOUCH]: { minHeight: FINGER, borderRadius: FINGER / 2 },
  maxWidth: '80vw',
  padding: '2px 10px',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
  span: { color: theme.vars.palette.text.secondary },
  svg: { flex: 'none' },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));
