import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../components/feedback/Alert.tsx';
import { useRename } from '../../components/form/useRename.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { useCommonMessages } from '../../i18n/common.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { kolsPath } from '../../paths.ts';
import {
  type DeletedShortlist,
  deleteShortlist,
  duplicateShortlist,
  renameShortlist,
  restoreShortlist,
  type Shortlist,
  useShortlists,
} from '../../storage/shortlists.ts';

/** The shortlists of this browser: open, rename, duplicate, delete, and undo. */
export function Shortlists() {
  const t = useKolListMessages();
  const common = useCommonMessages();
  const lists = useShortlists();
  const [deleted, setDeleted] = useState<readonly DeletedShortlist[]>([]);
  return (
    <Section title={t.shortlists} note={t.shortlistsHelp}>
      <div role="status">
        {deleted.map((one, index) => (
          <Alert
            key={one.item.id}
            role="none"
            severity="info"
            variant="outlined"
            sx={{ marginBottom: 1.5 }}
            action={
              <Button
                color="inherit"
                size="small"
                // The pressed button disappears with its list, so focus moves here.
                autoFocus={index === deleted.length - 1}
                onClick={() => {
                  restoreShortlist(one);
                  setDeleted(deleted.filter((other) => other !== one));
                }}
              >
                {common.undo}
              </Button>
            }
          >
            {common.deleted(one.item.name)}
          </Alert>
        ))}
      </div>
      {lists.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t.noShortlists}</Box>}
      {lists.length > 0 && (
        <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
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
    </Section>
  );
}

function ShortlistRow({ list, onDelete }: { list: Shortlist; onDelete: () => void }) {
  const t = useKolListMessages();
  const common = useCommonMessages();
  const { id, name, kolIds } = list;
  const { form, button } = useRename({
    name,
    label: t.shortlistName,
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
        paddingBlock: 0.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {form || (
        <>
          <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box
              component={Link}
              to={kolsPath(kolIds)}
              sx={{ fontWeight: 600, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
              dir="auto"
            >
              {name}
            </Box>
            <Box sx={{ fontSize: 'body3.fontSize', color: 'text.secondary' }}>{t.members(kolIds.length)}</Box>
          </Box>
          {button}
          <IconButton
            aria-label={t.duplicateOf(name)}
            title={t.duplicate}
            onClick={() => duplicateShortlist(id, t.copyOf(name))}
          >
            <Copy size={18} />
          </IconButton>
          <IconButton aria-label={common.deleteOf(name)} title={common.delete} onClick={onDelete}>
            <Trash2 size={18} />
          </IconButton>
        </>
      )}
    </Box>
  );
}
