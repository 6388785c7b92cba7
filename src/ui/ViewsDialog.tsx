import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useViewsWords } from '../words/views.ts';
import { Alert } from './Alert.tsx';
import { Dialog } from './Dialog.tsx';
import { NameForm } from './NameForm.tsx';
import { ViewLine } from './ViewLine.tsx';
import type { TableViews, View } from './ViewPicker.tsx';
import styles from './ViewsDialog.module.css';

interface ViewsDialogProps {
  views: TableViews;
  onGo: (parameters: Record<string, string>) => void;
  onClose: () => void;
}

/** The saved views of a table: save, open, rename, choose which one opens with the table, delete and undo. */
export function ViewsDialog({ views, onGo, onClose }: ViewsDialogProps) {
  const t = useViewsWords();
  const titleId = useId();
  const [saving, setSaving] = useState<'before' | 'open' | 'after'>(views.views.length === 0 ? 'open' : 'before');
  const [deleted, setDeleted] = useState<{ name: string; undo: () => unknown }>();
  const remove = ({ id, name }: View) => {
    const { undo, next } = views.remove(id);
    if (next !== null) onGo(next);
    setDeleted({ name, undo });
  };
  return (
    <Dialog onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t.title}</DialogTitle>
      <DialogContent className={styles.content}>
        <div className={styles.help}>{t.help}</div>
        <div role="status">
          {deleted !== undefined && (
            <Alert
              role="none"
              severity="info"
              variant="outlined"
              className={styles.deleted}
              action={
                <Button
                  color="inherit"
                  size="small"
                  onClick={() => {
                    deleted.undo();
                    setDeleted(undefined);
                  }}
                >
                  {t.undo}
                </Button>
              }
            >
              {t.deleted(deleted.name)}
            </Alert>
          )}
        </div>
        {views.views.length > 0 && (
          <ul className={styles.views}>
            {views.views.map((view) => (
              <ViewLine
                key={view.id}
                view={view}
                onOpen={() => {
                  onGo(views.open(view.id));
                  onClose();
                }}
                onRename={(name) => views.rename(view.id, name)}
                onDefault={(isDefault) => views.setDefault(isDefault ? view.id : undefined)}
                onDelete={() => remove(view)}
              />
            ))}
          </ul>
        )}
        {saving === 'open' ? (
          <NameForm
            label={t.name}
            submit={t.save}
            onSubmit={(name) => {
              onGo(views.create(name));
              onClose();
            }}
            // Without any view there is nothing else to do here.
            onCancel={() => (views.views.length === 0 ? onClose() : setSaving('after'))}
          />
        ) : (
          // After a name that was not given the keyboard goes back to it.
          <Button variant="outlined" autoFocus={saving === 'after'} onClick={() => setSaving('open')}>
            {t.saveAs}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
