import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTableMessages } from '../../i18n/table.ts';
import { DialogErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { pageAction } from '../layout/pageActions.ts';
import styles from './ListPage.module.css';
import type { TableViews } from './SavedViewsDialog.tsx';
import { SetupButton } from './SetupButton.tsx';

// Opened by a click.
const SavedViewsDialog = lazy(async () => ({ default: (await import('./SavedViewsDialog.tsx')).SavedViewsDialog }));

interface SavedViewsPickerProps {
  views: TableViews;
  /** Goes to an address of the table. */
  onGo: (parameters: Record<string, string>) => void;
}

/** Opens a saved view, and updates or resets a changed one. */
export function SavedViewsPicker({ views: v, onGo }: SavedViewsPickerProps) {
  const t = useTableMessages();
  const [isManaging, setIsManaging] = useState(false);
  // The buttons disappear when pressed, so focus moves to the list of views.
  const select = useRef<HTMLSelectElement>(null);
  const focusSelect = (act: () => void) => () => {
    select.current?.focus();
    act();
  };
  return (
    <div className={styles.savedViews}>
      {v.views.length > 0 && (
        <NativeSelect
          inputRef={select}
          className={styles.savedView}
          value={v.chosen?.id ?? ''}
          onChange={({ target }) => onGo(v.open(target.value || undefined))}
          inputProps={{ 'aria-label': t.view }}
        >
          <option value="">{t.noView}</option>
          {v.views.map(({ id, name, isDefault }) => (
            <option key={id} value={id}>
              {isDefault ? t.defaultView(name) : name}
            </option>
          ))}
        </NativeSelect>
      )}
      {v.chosen !== undefined && v.hasChanged && (
        <>
          <Button ref={pageAction(t.updateView)} size="small" variant="contained" onClick={focusSelect(v.update)}>
            {t.updateView}
          </Button>
          <Button ref={pageAction(t.resetView)} size="small" onClick={focusSelect(() => onGo(v.open(v.chosen?.id)))}>
            {t.resetView}
          </Button>
        </>
      )}
      <SetupButton label={t.views} icon={Bookmark} onOpen={setIsManaging} />
      {isManaging && (
        <DialogErrorBoundary onClose={() => setIsManaging(false)}>
          <Suspense>
            <SavedViewsDialog views={v} onGo={onGo} onClose={() => setIsManaging(false)} />
          </Suspense>
        </DialogErrorBoundary>
      )}
    </div>
  );
}
