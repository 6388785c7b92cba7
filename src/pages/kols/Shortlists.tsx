import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Copy, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Section } from '../../components/layout/Section.tsx';
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
import { useRenaming } from '../../ui/useRenaming.tsx';
import { useKolListWords } from '../../words/kolList.ts';
import styles from './Shortlists.module.css';

/** The named lists of this browser: open, rename, duplicate, delete, and undo after delete. */
export const Shortlists = memo(() => {
  const t = useKolListWords();
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
            className={styles.deleted}
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
            {t.deleted(one.item.name)}
          </Alert>
        ))}
      </div>
      {lists.length === 0 && <div className={styles.none}>{t.noShortlists}</div>}
      {lists.length > 0 && (
        <ul className={styles.lists}>
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
        </ul>
      )}
    </Section>
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
    <li className={styles.list}>
      {form || (
        <>
          <div className={styles.title}>
            <Link to={kolsPath(kolIds)} className={styles.name} dir="auto">
              {name}
            </Link>
            <div className={styles.members}>{t.members(kolIds.length)}</div>
          </div>
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
    </li>
  );
}
