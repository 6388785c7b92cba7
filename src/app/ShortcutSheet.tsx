import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { clsx } from 'clsx';
import { useId } from 'react';
import { setSingleKeysOff, useSingleKeysOff } from '../storage/singleKeys.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useFrameWords } from '../words/frame.ts';
import { usePaletteWords } from '../words/palette.ts';
import styles from './ShortcutSheet.module.css';

/** Lists every shortcut, and switches the single-character shortcuts on or off. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = usePaletteWords();
  const { paletteKey } = useFrameWords();
  const isOn = !useSingleKeysOff();
  const titleId = useId();
  const switchId = useId();
  const shortcuts: [keys: string[], does: string, isSingle?: boolean][] = [
    [[paletteKey, '⌘ K'], t.opensPalette],
    [['/'], t.reachesSearch, true],
    [['?'], t.opensSheet, true],
    [['Esc'], t.closes],
    [['←', '→'], t.movesInTabs],
  ];
  return (
    <Dialog onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t.shortcuts}</DialogTitle>
      <DialogContent>
        <DialogContentText className={styles.intro}>{t.shortcutsIntro}</DialogContentText>
        <table className={styles.keys}>
          <thead>
            <tr>
              <th scope="col">{t.shortcut}</th>
              <th scope="col">{t.does}</th>
            </tr>
          </thead>
          <tbody>
            {shortcuts.map(([keys, does, isSingle = false]) => (
              <tr key={does} className={clsx(isSingle && !isOn && styles.off)}>
                <td>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </td>
                <td>{isSingle && !isOn ? <s>{does}</s> : does}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {/* The whole row is the label, which gives a large touch target. */}
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={isOn}
            aria-labelledby={switchId}
            aria-describedby={`${switchId}-help`}
            onChange={(change) => setSingleKeysOff(!change.target.checked)}
          />
          <span>
            <span id={switchId}>{t.singleKeys}</span>
            <span id={`${switchId}-help`} className={styles.help}>
              {t.singleKeysHelp}
            </span>
          </span>
        </label>
      </DialogContent>
      <DialogActions className={styles.actions}>
        <Button variant="contained" onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
