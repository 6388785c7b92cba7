import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
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
      {pages > 1 && (
        // A new page has a new field, which holds its number.
        <PageJump key={page} page={page} pages={pages} onPage={onPage} />
      )}
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

/** Goes to any page by its number; a number past the end goes to the last one. */
function PageJump({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = useCommonWords().table;
  const [typed, setTyped] = useState(String(page));
  const jump = (submit: FormEvent) => {
    submit.preventDefault();
    const to = Math.min(pages, Math.max(1, Number.parseInt(typed, 10)));
    setTyped(String(Number.isNaN(to) ? page : to));
    if (!Number.isNaN(to) && to !== page) onPage(to);
  };
  return (
    <Box component="form" onSubmit={jump} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <OutlinedInput
        value={typed}
        onChange={(change) => setTyped(change.target.value)}
        onFocus={(focus) => focus.target.select()}
        slotProps={{ input: { 'aria-label': t.goToPage, inputMode: 'numeric' } }}
        sx={{ width: '4.5rem', fontSize: 'inherit', '& input': { textAlign: 'end' } }}
      />
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {t.ofPages(pages)}
      </Box>
    </Box>
  );
}
