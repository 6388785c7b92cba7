import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { Alert } from '../feedback/Alert.tsx';
import { showSnackbar } from '../feedback/Snackbar.tsx';
import { NameForm } from '../form/NameForm.tsx';
import { useRename } from '../form/useRename.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import type { TableViews, View } from './useLayoutState.ts';

interface SavedViewsDialogProps {
  views: TableViews;
  onGo: (parameters: Record<string, string>) => void;
  onClose: () => void;
}

/** The saved views of a table: save, open, rename, set as default, delete and undo. */
export function SavedViewsDialog({ views, onGo, onClose }: SavedViewsDialogProps) {
  const t = useTableMessages().viewsDialog;
  const table = useTableMessages();
  const common = useCommonMessages();
  const [saving, setSaving] = useState<'before' | 'open' | 'after'>(views.views.length === 0 ? 'open' : 'before');
  // Undone one after the other, the last one first.
  const [deleted, setDeleted] = useState<{ name: string; undo: () => void }[]>([]);
  const last = deleted.at(-1);
  // Without a view the dialog has nothing else to offer than the name, and its cancel button closes it.
  const isNameOnly = views.views.length === 0 && saving === 'open';
  const { setDefault } = views;
  const go = (parameters: Record<string, string> | null) => parameters && onGo(parameters);
  const remove = ({ id, name }: View) => {
    const { next, undo } = views.remove(id);
    go(next);
    setDeleted([...deleted, { name, undo: () => go(undo()) }]);
  };
  return (
    <Dialog onClose={onClose} fullWidth maxWidth={isNameOnly ? 'xs' : 'sm'}>
      <DialogTitle>{table.views}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1.5 }}>
          {t.help}
        </Typography>
        <div role="status">
          {last !== undefined && (
            <Alert
              role="none"
              severity="info"
              variant="outlined"
              sx={{ marginBottom: 1.5 }}
              action={
                <Button
                  color="inherit"
                  size="small"
                  onClick={() => {
                    last.undo();
                    setDeleted(deleted.slice(0, -1));
                  }}
                >
                  {common.undo}
                </Button>
              }
            >
              {common.deleted(last.name)}
            </Alert>
          )}
        </div>
        {views.views.length > 0 && (
          <List disablePadding sx={{ marginBottom: 2 }}>
            {views.views.map((view) => (
              <SavedViewItem
                key={view.id}
                view={view}
                onOpen={() => {
                  onGo(views.open(view.id));
                  onClose();
                }}
                onRename={(name) => views.rename(view.id, name)}
                onDefault={setDefault && ((isDefault) => setDefault(isDefault ? view.id : undefined))}
                onDelete={() => remove(view)}
              />
            ))}
          </List>
        )}
        {saving === 'open' ? (
          <NameForm
            label={t.name}
            submit={common.save}
            onSubmit={(name) => {
              const created = views.create(name);
              onGo(created.parameters);
              showSnackbar({ text: t.saved(created.name) });
              onClose();
            }}
            onCancel={() => (isNameOnly ? onClose() : setSaving('after'))}
          />
        ) : (
          // After a cancelled name the focus returns to this button.
          <Button variant="outlined" autoFocus={saving === 'after'} onClick={() => setSaving('open')}>
            {t.saveAs}
          </Button>
        )}
      </DialogContent>
      {!isNameOnly && (
        <DialogActions>
          <Button onClick={onClose}>{common.close}</Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

interface SavedViewItemProps {
  view: View;
  onOpen: () => void;
  onRename: (name: string) => void;
  /** Undefined for a table that never opens with a view. */
  onDefault: ((isDefault: boolean) => void) | undefined;
  onDelete: () => void;
}

/** One saved view with its actions. */
function SavedViewItem({ view: { name, isDefault }, onOpen, onRename, onDefault, onDelete }: SavedViewItemProps) {
  const t = useTableMessages().viewsDialog;
  const common = useCommonMessages();
  const { form, button } = useRename({ name, label: t.name, onRename });
  if (form) return <ListItem sx={itemStyle}>{form}</ListItem>;
  return (
    <ListItem sx={itemStyle}>
      <Box sx={{ flex: '4 1 12rem', minWidth: 0 }}>
        <Button
          onClick={onOpen}
          aria-label={t.open(name)}
          dir="auto"
          sx={{ minWidth: 0, marginInlineStart: -1, textAlign: 'start', overflowWrap: 'anywhere' }}
        >
          {name}
        </Button>
      </Box>
      {onDefault && (
        <FormControlLabel
          label={t.opensWithTable}
          control={
            <Checkbox
              checked={isDefault}
              slotProps={{ input: { 'aria-label': t.makeDefault(name) } }}
              onChange={({ target }) => onDefault(target.checked)}
            />
          }
          sx={{ flex: 1, whiteSpace: 'nowrap' }}
        />
      )}
      {button}
      <IconButton aria-label={common.deleteOf(name)} title={common.delete} onClick={onDelete}>
        <Trash2 size={18} />
      </IconButton>
    </ListItem>
  );
}

const itemStyle = {
  flexWrap: 'wrap',
  gap: 0.25,
  paddingInline: 0,
  paddingBlock: 0.5,
  fontSize: 'body2.fontSize',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
