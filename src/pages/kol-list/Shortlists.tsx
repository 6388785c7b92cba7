import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Copy, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { focusParentOnUnmount } from '../../components/feedback/focus.ts';
import { readSnackbar, showSnackbar } from '../../components/feedback/Snackbar.tsx';
import { useRename } from '../../components/form/useRename.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { useCommonMessages } from '../../i18n/common.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { kolsPath } from '../../paths.ts';
import {
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
  const remove = ({ id, name }: Shortlist) => {
    const deleted = deleteShortlist(id);
    if (deleted === null) return;
    // This message replaces one that may restore another list. It comes back after this list is restored.
    const before = readSnackbar();
    const undo = () => {
      restoreShortlist(deleted);
      if (before?.action) showSnackbar(before);
    };
    showSnackbar({ text: common.deleted(name), action: { label: common.undo, onClick: undo } });
  };
  return (
    <Section title={t.shortlists} note={t.shortlistsHelp}>
      {lists.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t.noShortlists}</Box>}
      {lists.length > 0 && (
        <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {lists.map((list) => (
            <ShortlistRow key={list.id} list={list} onDelete={() => remove(list)} />
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
      ref={focusParentOnUnmount}
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
          <Box sx={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link to={kolsPath(kolIds)} dir="auto">
              {name}
            </Link>
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
