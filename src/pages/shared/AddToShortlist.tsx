import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Check } from 'lucide-react';
import { useNavigate } from 'react-router';
import { showSnackbar } from '../../components/feedback/Snackbar.tsx';
import { NameForm } from '../../components/form/NameForm.tsx';
import { Dialog } from '../../components/layout/Dialog.tsx';
import { useKolMessages } from '../../i18n/kol.ts';
import { kolsPath } from '../../paths.ts';
import { addToShortlist, createShortlist, type Shortlist, useShortlists } from '../../storage/shortlists.ts';

interface AddToShortlistProps {
  kolIds: readonly string[];
  onClose: () => void;
}

/** Adds KOLs to one of this browser's shortlists, or to a new one. */
export function AddToShortlist({ kolIds, onClose }: AddToShortlistProps) {
  const t = useKolMessages();
  const navigate = useNavigate();
  const lists = useShortlists();
  const confirm = ({ name, kolIds: members }: Shortlist, added: number) => {
    onClose();
    showSnackbar({
      text: t.addedTo(name, added),
      action: { label: t.openShortlist, onClick: () => void navigate(kolsPath(members)) },
    });
  };
  return (
    <Dialog onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{t.addToShortlist}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {lists.length > 0 && (
          <Box component="ul" sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
            {lists.map((list) => {
              const { id, name, kolIds: members } = list;
              const fresh = kolIds.filter((kolId) => !members.includes(kolId));
              return (
                <li key={id}>
                  {fresh.length === 0 ? (
                    <Box sx={onItStyle}>
                      <Check size={18} aria-hidden />
                      {t.isOnShortlist(name)}
                    </Box>
                  ) : (
                    <Button
                      variant="outlined"
                      color="inherit"
                      sx={{
                        justifyContent: 'flex-start',
                        width: '100%',
                        borderColor: 'divider',
                        overflowWrap: 'anywhere',
                      }}
                      onClick={() => {
                        addToShortlist(id, kolIds);
                        confirm({ ...list, kolIds: [...members, ...fresh] }, fresh.length);
                      }}
                    >
                      {name}
                    </Button>
                  )}
                </li>
              );
            })}
          </Box>
        )}
        <NameForm
          label={t.newShortlist}
          submit={t.create}
          onSubmit={(name) => confirm(createShortlist(name, kolIds), kolIds.length)}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}

/** A text in the line of a button. */
const onItStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 36,
  paddingInline: 2,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;
