import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useViewsWords } from '../words/views.ts';
import { NameForm } from './NameForm.tsx';
import { ViewLine } from './ViewLine.tsx';
import type { TableViews, View } from './ViewPicker.tsx';

interface ViewsDialogProps {
  views: TableViews;
  onGo: (parameters: Record<string, string>) => void;
  onClose: () => void;
}

/** The saved views of a table: save, open, rename, choose which one opens with the table, delete and undo. */
export function ViewsDialog({ views, onGo, onClose }: ViewsDialogProps) {
  const t = useViewsWords();
  const titleId = useId();
  const [isSaving, setIsSaving] = useState(views.views.length === 0);
  const [deleted, setDeleted] = useState<{ name: string; undo: () => unknown }>();
  const remove = ({ id, name }: View) => {
    const { undo, next } = views.remove(id);
    if (next !== null) onGo(next);
    setDeleted({ name, undo });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t.title}</DialogTitle>
      <DialogContent sx={{ fontSize: '0.875rem' }}>
        <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t.help}</Box>
        <Box role="status">
          {deleted !== undefined && (
            <Alert
              severity="info"
              variant="outlined"
              sx={{ mb: 1.5 }}
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
        </Box>
        {views.views.length > 0 && (
          <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
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
          </Box>
        )}
        {isSaving ? (
          <NameForm
            label={t.name}
            submit={t.save}
            onSubmit={(name) => {
              onGo(views.create(name));
              onClose();
            }}
            onCancel={() => setIsSaving(false)}
          />
        ) : (
          <Button variant="outlined" onClick={() => setIsSaving(true)}>
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
