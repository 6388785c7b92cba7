import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useCommonWords } from '../words/common.ts';

const PAGE_SIZES = [10, 20, 50, 100];

interface PagerProps {
  /** The page on screen, from 1. */
  page: number;
  per_page: number;
  /** How many records match in all. */
  total: number;
  onPage: (page: number) => void;
  onPerPage: (perPage: number) => void;
}

/** Turns the pages of a list that the service cuts into pages. */
export function Pager({ page, per_page, total, onPage, onPerPage }: PagerProps) {
  const t = useCommonWords().table;
  const sizeId = useId();
  const pages = Math.max(1, Math.ceil(total / per_page));
  const first = Math.min(total, (page - 1) * per_page + 1);
  const last = Math.min(total, page * per_page);
  const sizes = PAGE_SIZES.includes(per_page) ? PAGE_SIZES : [...PAGE_SIZES, per_page].sort((a, b) => a - b);
  const steps = [
    { label: t.firstPage, icon: ChevronFirst, to: 1, isOff: page <= 1 },
    { label: t.previousPage, icon: ChevronLeft, to: Math.min(page - 1, pages), isOff: page <= 1 },
    { label: t.nextPage, icon: ChevronRight, to: page + 1, isOff: page >= pages },
    { label: t.lastPage, icon: ChevronLast, to: pages, isOff: page >= pages },
  ];
  return (
    <Box
      component="nav"
      aria-label={t.pagination}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5, fontSize: '0.875rem' }}
    >
      <Box component="label" htmlFor={sizeId} sx={{ color: 'text.secondary' }}>
        {t.perPage}
      </Box>
      <NativeSelect
        input={<OutlinedInput />}
        value={per_page}
        onChange={(change) => onPerPage(Number(change.target.value))}
        inputProps={{ id: sizeId }}
        sx={{ fontSize: 'inherit' }}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </NativeSelect>
      <Box sx={{ ml: 'auto', px: 1 }}>{t.range(first, last, total)}</Box>
      <Box sx={{ display: 'flex' }}>
        {steps.map(({ label, icon: Icon, to, isOff }) => (
          <IconButton key={label} aria-label={label} title={label} disabled={isOff} onClick={() => onPage(to)}>
            <Icon size={20} />
          </IconButton>
        ))}
      </Box>
    </Box>
  );
}
