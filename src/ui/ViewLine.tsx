import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Trash2 } from 'lucide-react';
import { useViewsWords } from '../words/views.ts';
import { useRenaming } from './useRenaming.tsx';
import styles from './ViewLine.module.css';
import type { View } from './ViewPicker.tsx';

interface ViewLineProps {
  view: View;
  onOpen: () => void;
  onRename: (name: string) => void;
  onDefault: (isDefault: boolean) => void;
  onDelete: () => void;
}

/** One saved view, and what can be done with it. */
export function ViewLine({ view: { name, isDefault }, onOpen, onRename, onDefault, onDelete }: ViewLineProps) {
  const t = useViewsWords();
  const { form, button } = useRenaming({ name, label: t.name, words: t, onRename });
  if (form) return <li className={styles.line}>{form}</li>;
  return (
    <li className={styles.line}>
      <div className={styles.name}>
        <Button onClick={onOpen} aria-label={t.open(name)} className={styles.open} dir="auto">
          {name}
        </Button>
      </div>
      <label>
        <input
          type="checkbox"
          checked={isDefault}
          aria-label={t.makeDefault(name)}
          onChange={({ target }) => onDefault(target.checked)}
        />
        {t.opensWithTable}
      </label>
      {button}
      <IconButton aria-label={t.deleteOf(name)} title={t.delete} onClick={onDelete}>
        <Trash2 size={18} />
      </IconButton>
    </li>
  );
}
