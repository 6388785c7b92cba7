import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { switchSingleKeys, useSingleKeysOn } from '../ui/singleKeys.ts';
import { usePaletteWords } from '../words/palette.ts';

/** Every shortcut of the dashboard, and the switch for those of a single character. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = usePaletteWords();
  const isOn = useSingleKeysOn();
  const titleId = useId();
  const switchId = useId();
  const shortcuts: [keys: string[], does: string, isSingle?: boolean][] = [
    [['Ctrl K', '⌘ K'], t.opensPalette],
    [['/'], t.reachesSearch, true],
    [['?'], t.opensSheet, true],
    [['Esc'], t.closes],
    [['←', '→'], t.movesInTabs],
  ];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t.shortcuts}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{t.shortcutsIntro}</DialogContentText>
        <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', '& th, & td': CELL }}>
          <thead>
            <tr>
              <th scope="col">{t.shortcut}</th>
              <th scope="col">{t.does}</th>
            </tr>
          </thead>
          <tbody>
            {shortcuts.map(([keys, does, isSingle = false]) => (
              <Box component="tr" key={does} sx={{ opacity: isSingle && !isOn ? 0.75 : 1 }}>
                <Box component="td" sx={{ whiteSpace: 'nowrap', '& kbd + kbd': { marginInlineStart: 0.75 } }}>
                  {keys.map((key) => (
                    <Key key={key}>{key}</Key>
                  ))}
                </Box>
                <td>{isSingle && !isOn ? <s>{does}</s> : does}</td>
              </Box>
            ))}
          </tbody>
        </Box>
        <Box sx={{ display: 'flex', gap: 1, mt: 2.5 }}>
          <input
            id={switchId}
            type="checkbox"
            checked={isOn}
            aria-describedby={`${switchId}-help`}
            onChange={(change) => switchSingleKeys(change.target.checked)}
            style={{ width: 20, height: 20, flex: 'none', margin: 0 }}
          />
          <Box>
            <label htmlFor={switchId}>{t.singleKeys}</label>
            <Box id={`${switchId}-help`} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {t.singleKeysHelp}
            </Box>
          </Box>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const CELL = {
  textAlign: 'start',
  verticalAlign: 'baseline',
  py: 0.75,
  paddingInlineEnd: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const Key = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    sx={{ border: 1, borderColor: 'divider', borderRadius: 0.75, px: 0.75, py: 0.25, fontSize: '0.8125rem' }}
  >
    {children}
  </Box>
);
