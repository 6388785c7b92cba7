import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { type FormEvent, memo, useId, useState } from 'react';
import { useTableMessages } from '../../i18n/table.ts';
import { FocusableIconButton } from '../form/FocusableButton.tsx';
import styles from './Pagination.module.css';
import { PAGE_SIZES } from './urlState.ts';

interface PaginationProps {
  /** The page on screen, from 1. */
  page: number;
  per_page: number;
  /** The number of matching records. */
  total: number;
  /** The page whose rows are on screen: still the one before, if this one loads or failed. */
  shown: { page: number; per_page: number };
  /** True while rows are selected: the actions for them cover everything but the buttons that turn pages. */
  isSelecting: boolean;
  /** Both handlers stay the same functions while the rows of a page arrive, so that only the controls that change render again. */
  onPage: (page: number) => void;
  onPerPage: (perPage: number) => void;
}

/** The pagination of a list. A list of one page has no buttons, and a short one no pagination. */
export function Pagination({ page, per_page, total, shown, isSelecting, onPage, onPerPage }: PaginationProps) {
  const t = useTableMessages();
  const pages = Math.max(1, Math.ceil(total / per_page));
  // Nothing to choose.
  if (total <= Math.min(...PAGE_SIZES) && page === 1) return null;
  const isOnePage = pages === 1 && page === 1;
  const steps = [
    { label: t.firstPage, icon: ChevronFirst, to: 1, isDisabled: page <= 1 },
    { label: t.previousPage, icon: ChevronLeft, to: Math.min(page - 1, pages), isDisabled: page <= 1 },
    { label: t.nextPage, icon: ChevronRight, to: page + 1, isDisabled: page >= pages },
    { label: t.lastPage, icon: ChevronLast, to: pages, isDisabled: page >= pages },
  ];
  return (
    <nav className={styles.pager} aria-label={t.pagination} data-selecting={isSelecting || undefined}>
      <PageSizeSelect per_page={per_page} onPerPage={onPerPage} />
      <div className={styles.range}>
        {t.range(
          Math.min(total, (shown.page - 1) * shown.per_page + 1),
          Math.min(total, shown.page * shown.per_page),
          total,
        )}
      </div>
      {pages > 1 && <PageJump page={page} pages={pages} onPage={onPage} />}
      {!isOnePage && (
        <div className={styles.steps}>
          {steps.map((step) => (
            <StepButton key={step.label} {...step} onPage={onPage} />
          ))}
        </div>
      )}
    </nav>
  );
}

/** Memoized, so that a new page does not render it again (see `ExportButton` in `ListPage`). */
const PageSizeSelect = memo(({ per_page, onPerPage }: Pick<PaginationProps, 'per_page' | 'onPerPage'>) => {
  const t = useTableMessages();
  const id = useId();
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {t.perPage}
      </label>
      <NativeSelect
        className={styles.size}
        id={id}
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

interface StepButtonProps extends Pick<PaginationProps, 'onPage'> {
  label: string;
  icon: LucideIcon;
  to: number;
  isDisabled: boolean;
}

/** Memoized: the rows of a page change only some of the buttons. */
const StepButton = memo(({ label, icon: Icon, to, isDisabled, onPage }: StepButtonProps) => (
  <FocusableIconButton aria-label={label} title={label} disabled={isDisabled} onClick={() => onPage(to)}>
    <Icon size={20} />
  </FocusableIconButton>
));

/** Goes to a page by number. An invalid number stays in the field, next to the number of pages. */
function PageJump({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = useTableMessages();
  const errorId = useId();
  const [typed, setTyped] = useState(String(page));
  const [isWrong, setIsWrong] = useState(false);
  // Turning a page changes the number while the field keeps focus.
  const [seen, setSeen] = useState(page);
  if (page !== seen) {
    setSeen(page);
    setTyped(String(page));
    setIsWrong(false);
  }
  const jump = (submit: FormEvent) => {
    submit.preventDefault();
    // Japanese input methods type wide digits.
    const number = typed.normalize('NFKC').trim();
    const to = /^\d+$/.test(number) ? Number(number) : 0;
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
          'aria-describedby': isWrong ? errorId : undefined,
          inputMode: 'numeric',
        }}
        onChange={(change) => {
          setTyped(change.target.value);
          setIsWrong(false);
        }}
        onFocus={(focus) => focus.target.select()}
      />
      <span className={styles.pages}>{t.ofPages(pages)}</span>
      <span className={styles.error} id={errorId} role="status">
        {isWrong && t.pagesThere(pages)}
      </span>
    </form>
  );
}
