import NativeSelect from '@mui/material/NativeSelect';
import { Bookmark, RotateCcw, Save } from 'lucide-react';
import { lazy, useRef, useState } from 'react';
import { useTableMessages } from '../../i18n/table.ts';
import { DialogErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { showSnackbar } from '../feedback/Snackbar.tsx';
import styles from './ListPage.module.css';
import { SetupButton } from './SetupButton.tsx';
import type { TableViews } from './useLayoutState.ts';

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
  const { chosen } = v;
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
          value={chosen?.id ?? ''}
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
      {chosen !== undefined && v.hasChanged && (
        <>
          <SetupButton
            label={t.updateView}
            icon={Save}
            variant="contained"
            onPress={focusSelect(() => {
              v.update();
              showSnackbar({ text: t.viewsDialog.saved(chosen.name) });
            })}
          />
          <SetupButton label={t.resetView} icon={RotateCcw} onPress={focusSelect(() => onGo(v.open(chosen.id)))} />
        </>
      )}
      <SetupButton label={t.views} icon={Bookmark} onPress={setIsManaging} />
      {isManaging && (
        <DialogErrorBoundary onClose={() => setIsManaging(false)}>
          <SavedViewsDialog views={v} onGo={onGo} onClose={() => setIsManaging(false)} />
        </DialogErrorBoundary>
      )}
    </div>
  );
}
