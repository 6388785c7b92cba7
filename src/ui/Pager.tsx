import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { type FormEvent, memo, useId, useState } from 'react';
import { useCommonWords } from '../words/common.ts';
import { PAGE_SIZES } from './pageSizes.ts';
import { useHandler } from './useHandler.ts';

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
  const pages = Math.max(1, Math.ceil(total / per_page));
  const first = Math.min(total, (page - 1) * per_page + 1);
  const last = Math.min(total, page * per_page);
  const steps = [
    { name: 'firstPage', icon: ChevronFirst, isOff: page <= 1 },
    { name: 'previousPage', icon: ChevronLeft, isOff: page <= 1 },
    { name: 'nextPage', icon: ChevronRight, isOff: page >= pages },
    { name: 'lastPage', icon: ChevronLast, isOff: page >= pages },
  ] as const;
  const step = useHandler((name: StepName) =>
    onPage({ firstPage: 1, previousPage: Math.min(page - 1, pages), nextPage: page + 1, lastPage: pages }[name]),
  );
  return (
    <Box
      component="nav"
      aria-label={t.pagination}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5, fontSize: '0.875rem' }}
    >
      <PageSize per_page={per_page} onPerPage={useHandler(onPerPage)} />
      <Box sx={{ marginInlineStart: 'auto', px: 1 }}>{t.range(first, last, total)}</Box>
      {pages > 1 && <PageJump page={page} pages={pages} onPage={onPage} />}
      <Box sx={{ display: 'flex', '& [aria-disabled=true]': { opacity: 0.4, cursor: 'default' } }}>
        {steps.map(({ name, icon, isOff }) => (
          <Step key={name} label={t[name]} name={name} icon={icon} isOff={isOff} onStep={step} />
        ))}
      </Box>
    </Box>
  );
}

type StepName = 'firstPage' | 'previousPage' | 'nextPage' | 'lastPage';

interface StepProps {
  name: StepName;
  label: string;
  icon: LucideIcon;
  isOff: boolean;
  onStep: (name: StepName) => void;
}

/** One of the four arrows; most of them stay as they are when a page is turned. */
const Step = memo(({ name, label, icon: Icon, isOff, onStep }: StepProps) => (
  // Off, it keeps the keyboard of who has just come to the last page.
  <IconButton
    aria-label={label}
    title={label}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : () => onStep(name)}
  >
    <Icon size={20} />
  </IconButton>
));

/** How many rows a page has. */
const PageSize = memo(({ per_page, onPerPage }: Pick<PagerProps, 'per_page' | 'onPerPage'>) => {
  const t = useCommonWords().table;
  const sizeId = useId();
  return (
    <>
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
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </NativeSelect>
    </>
  );
});

/** Goes to any page by its number; what is no page is left as it was typed, beside the pages that there are. */
function PageJump({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = useCommonWords().table;
  const faultId = useId();
  const [typed, setTyped] = useState(String(page));
  const [isWrong, setIsWrong] = useState(false);
  // Another page has another number; the field itself stays, and the keyboard in it.
  const [seen, setSeen] = useState(page);
  if (page !== seen) {
    setSeen(page);
    setTyped(String(page));
    setIsWrong(false);
  }
  const jump = (submit: FormEvent) => {
    submit.preventDefault();
    const to = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
    const isPage = to >= 1 && to <= pages;
    setIsWrong(!isPage);
    if (isPage && to !== page) onPage(to);
  };
  return (
    <Box component="form" onSubmit={jump} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <OutlinedInput
        value={typed}
        error={isWrong}
        onChange={(change) => {
          setTyped(change.target.value);
          setIsWrong(false);
        }}
        onFocus={(focus) => focus.target.select()}
        slotProps={{
          input: { 'aria-label': t.goToPage, 'aria-describedby': isWrong ? faultId : undefined, inputMode: 'numeric' },
        }}
        sx={{ width: '4.5rem', fontSize: 'inherit', '& input': { textAlign: 'end' } }}
      />
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {t.ofPages(pages)}
      </Box>
      <Box component="span" id={faultId} role="status" sx={{ color: 'error.main', '&:empty': { display: 'none' } }}>
        {isWrong && t.pagesThere(pages)}
      </Box>
    </Box>
  );
}
