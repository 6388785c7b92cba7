import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { Copy, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { kolsPath } from '../../paths.ts';
import {
  type DeletedShortlist,
  deleteShortlist,
  duplicateShortlist,
  renameShortlist,
  restoreShortlist,
  type Shortlist,
  useShortlists,
} from '../../session/shortlists.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useRenaming } from '../../ui/useRenaming.tsx';
import { useKolListWords } from '../../words/kolList.ts';

/** The named lists of this browser: open, rename, duplicate, delete, and undo after delete. */
export const Shortlists = memo(() => {
  const t = useKolListWords();
  const lists = useShortlists();
  const [deleted, setDeleted] = useState<readonly DeletedShortlist[]>([]);
  return (
    <Panel title={t.shortlists} note={t.shortlistsHelp}>
      <Box role="status">
        {deleted.map((one, index) => (
          <Alert
            key={one.shortlist.id}
            role="none"
            severity="info"
            variant="outlined"
            sx={{ mb: 1.5 }}
            action={
              <Button
                color="inherit"
                size="small"
                // The button that was pressed is gone with its list; here the keyboard goes on.
                autoFocus={index === deleted.length - 1}
                onClick={() => {
                  restoreShortlist(one);
                  setDeleted(deleted.filter((other) => other !== one));
                }}
              >
                {t.undo}
              </Button>
            }
          >
            {t.deleted(one.shortlist.name)}
          </Alert>
        ))}
      </Box>
      {lists.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t.noShortlists}</Box>}
      {lists.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lists.map((list) => (
            <ShortlistRow
              key={list.id}
              list={list}
              onDelete={() => {
                const one = deleteShortlist(list.id);
                if (one !== null) setDeleted([...deleted, one]);
              }}
            />
          ))}
        </Box>
      )}
    </Panel>
  );
});

function ShortlistRow({ list, onDelete }: { list: Shortlist; onDelete: () => void }) {
  const t = useKolListWords();
  const { id, name, kolIds } = list;
  const { form, button } = useRenaming({
    name,
    label: t.shortlistName,
    words: t,
    onRename: (next) => renameShortlist(id, next),
  });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 0.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {form || (
        <>
          <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={kolsPath(kolIds)} underline="hover" sx={{ fontWeight: 600 }} dir="auto">
              {name}
            </Link>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{t.members(kolIds.length)}</Box>
          </Box>
          {button}
          <IconButton
            aria-label={t.duplicateOf(name)}
            title={t.duplicate}
            onClick={() => duplicateShortlist(id, t.copyOf(name))}
          >
            <Copy size={18} />
          </IconButton>
          <IconButton aria-label={t.deleteOf(name)} title={t.delete} onClick={onDelete}>
            <Trash2 size={18} />
          </IconButton>
        </>
      )}
    </Box>
  );
}
