import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { NameForm } from '../../components/form/NameForm.tsx';
import { Dialog } from '../../components/layout/Dialog.tsx';
import { useKolMessages } from '../../i18n/kol.ts';
import { addToShortlist, createShortlist, type Shortlist, useShortlists } from '../../storage/shortlists.ts';

interface AddToShortlistProps {
  kolId: string;
  /** Called with the list that now contains the KOL. */
  onAdded: (list: Shortlist) => void;
  onClose: () => void;
}

/** Adds the KOL to one of this browser's shortlists, or to a new one. */
export function AddToShortlist({ kolId, onAdded, onClose }: AddToShortlistProps) {
  const t = useKolMessages();
  const titleId = useId();
  const lists = useShortlists();
  return (
    <Dialog onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t.addToShortlist}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {lists.length > 0 && (
          <Box component="ul" sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
            {lists.map((list) => {
              const { id, name, kolIds } = list;
              const isOnIt = kolIds.includes(kolId);
              return (
                <li key={id}>
                  <Button
                    variant="outlined"
                    color="inherit"
                    sx={{
                      justifyContent: 'flex-start',
                      width: '100%',
                      borderColor: 'divider',
                      overflowWrap: 'anywhere',
                      '&:disabled': { borderColor: 'action.disabledBackground' },
                    }}
                    disabled={isOnIt}
                    startIcon={isOnIt ? <Check size={18} /> : undefined}
                    onClick={() => {
                      addToShortlist(id, [kolId]);
                      onAdded({ ...list, kolIds: [...kolIds, kolId] });
                    }}
                  >
                    {isOnIt ? t.isOnShortlist(name) : name}
                  </Button>
                </li>
              );
            })}
          </Box>
        )}
        <NameForm
          label={t.newShortlist}
          submit={t.create}
          onSubmit={(name) => {
            onAdded(createShortlist(name, [kolId]));
          }}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}
