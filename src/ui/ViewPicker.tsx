import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import { Bookmark } from 'lucide-react';
import { useRef, useState } from 'react';
import type { TableLayout } from '../components/table/tableLayout.ts';
import { useTableWords } from '../words/table.ts';
import { useHandler } from './useHandler.ts';
import styles from './ViewPicker.module.css';
import { ViewsDialog } from './ViewsDialog.tsx';

const VIEWS_ICON = <Bookmark size={16} />;

/** A named set of filters and columns. */
export interface View {
  id: string;
  name: string;
  /** True for the view that opens with the table. */
  isDefault: boolean;
}

/** The columns of a table and its saved views: what there is, and what can be done with it. */
export interface TableViews {
  views: readonly View[];
  chosen: View | undefined;
  /** True where filters or columns are no longer those of the chosen view. */
  hasChanged: boolean;
  /** True where the address names a view that is not here. */
  isUnknown: boolean;
  layout: TableLayout;
  setLayout: (layout: TableLayout) => void;
  resetLayout: () => void;
  /** Takes back what was changed in a view. @returns the parameters of its address, or of the table's without one */
  open: (id: string | undefined) => Record<string, string>;
  /** Keeps everything as it is now. @returns the parameters of the view's address */
  create: (name: string) => Record<string, string>;
  update: () => void;
  rename: (id: string, name: string) => void;
  setDefault: (id: string | undefined) => void;
  /** @returns how to undo it, and the parameters to go to from a view that is no more */
  remove: (id: string) => { undo: () => unknown; next: Record<string, string> | null };
}

interface ViewPickerProps {
  views: TableViews;
  /** Goes to an address of the table. */
  onGo: (parameters: Record<string, string>) => void;
}

/** Chooses a saved view, and brings one up to date that has changed. */
export function ViewPicker({ views: v, onGo }: ViewPickerProps) {
  const t = useTableWords();
  const [isManaging, setIsManaging] = useState(false);
  const manage = useHandler(() => setIsManaging(true));
  // What is pressed for a view goes away with its change: the keyboard goes on at the view.
  const chooser = useRef<HTMLSelectElement>(null);
  const settle = (act: () => void) => () => {
    chooser.current?.focus();
    act();
  };
  return (
    <div className={styles.picker}>
      {v.views.length > 0 && (
        <NativeSelect
          inputRef={chooser}
          className={styles.view}
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
          <Button size="small" variant="contained" onClick={settle(v.update)}>
            {t.updateView}
          </Button>
          <Button size="small" onClick={settle(() => onGo(v.open(v.chosen?.id)))}>
            {t.resetView}
          </Button>
        </>
      )}
      <Button size="small" startIcon={VIEWS_ICON} onClick={manage}>
        {t.views}
      </Button>
      {isManaging && <ViewsDialog views={v} onGo={onGo} onClose={() => setIsManaging(false)} />}
    </div>
  );
}
