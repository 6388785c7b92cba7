import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { type FormEvent, memo, useId, useState } from 'react';
import { FocusableIconButton } from '../components/form/FocusableButton.tsx';
import { useCommonWords } from '../words/common.ts';
import styles from './Pager.module.css';
import { PAGE_SIZES } from './pageSizes.ts';
import { useHandler } from './useHandler.ts';

interface PagerProps {
  /** The page on screen, from 1. */
  page: number;
  per_page: number;
  /** How many records match in all; undefined until that is known. */
  total: number | undefined;
  onPage: (page: number) => void;
  onPerPage: (perPage: number) => void;
}

/** Turns the pages of a list that the service cuts into pages. */
export function Pager({ page, per_page, total, onPage, onPerPage }: PagerProps) {
  const t = useCommonWords().table;
  const pages = Math.max(1, Math.ceil((total ?? 0) / per_page));
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
    <nav className={styles.pager} aria-label={t.pagination}>
      <PageSize per_page={per_page} onPerPage={useHandler(onPerPage)} />
      <div className={styles.range}>
        {total !== undefined &&
          t.range(Math.min(total, (page - 1) * per_page + 1), Math.min(total, page * per_page), total)}
      </div>
      {pages > 1 && <PageJump page={page} pages={pages} onPage={onPage} />}
      <div className={styles.steps}>
        {steps.map(({ name, icon, isOff }) => (
          <Step key={name} label={t[name]} name={name} icon={icon} isOff={isOff} onStep={step} />
        ))}
      </div>
    </nav>
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
  <FocusableIconButton aria-label={label} title={label} disabled={isOff} onClick={() => onStep(name)}>
    <Icon size={20} />
  </FocusableIconButton>
));

/** How many rows a page has. */
const PageSize = memo(({ per_page, onPerPage }: Pick<PagerProps, 'per_page' | 'onPerPage'>) => {
  const t = useCommonWords().table;
  const sizeId = useId();
  return (
    <>
      <label className={styles.label} htmlFor={sizeId}>
        {t.perPage}
      </label>
      <NativeSelect
        className={styles.size}
        id={sizeId}
        value={per_page}
        onChange={(change) => onPerPage(Number(change.target.value))}
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
    <form className={styles.jump} onSubmit={jump}>
      <OutlinedInput
        className={styles.number}
        value={typed}
        error={isWrong}
        inputProps={{
          'aria-label': t.goToPage,
          'aria-describedby': isWrong ? faultId : undefined,
          inputMode: 'numeric',
        }}
        onChange={(change) => {
          setTyped(change.target.value);
          setIsWrong(false);
        }}
        onFocus={(focus) => focus.target.select()}
      />
      <span className={styles.pages}>{t.ofPages(pages)}</span>
      <span className={styles.fault} id={faultId} role="status">
        {isWrong && t.pagesThere(pages)}
      </span>
    </form>
  );
}
