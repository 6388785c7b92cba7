import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Dialog } from '../components/layout/Dialog.tsx';
import { useAppMessages } from '../i18n/app.ts';
import { useCommandPaletteMessages } from '../i18n/commandPalette.ts';
import { useCommonMessages } from '../i18n/common.ts';
import { setSingleKeysOff, useSingleKeysOff } from '../storage/preferences.ts';
import { ENLARGED_TEXT } from '../theme/theme.ts';

/** Lists every shortcut, and switches the single-character shortcuts on or off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useCommandPaletteMessages();
  const common = useCommonMessages();
  const { paletteKey, shortcuts: title } = useAppMessages();
  const isOn = !useSingleKeysOff();
  const switchId = useId();
  const shortcuts: [keys: string[], does: string, isSingle?: boolean][] = [
    [[paletteKey, '⌘ K'], t.opensPalette],
    [['/'], t.reachesSearch, true],
    [['?'], t.opensSheet, true],
    [['Esc'], t.closes],
    [['←', '→'], t.movesInTabs],
  ];
  return (
    <Dialog onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBottom: 1 }}>{t.shortcutsIntro}</DialogContentText>
        <Box component="table" sx={keysStyle}>
          <thead>
            <tr>
              <th scope="col">{t.shortcut}</th>
              <th scope="col">{t.does}</th>
            </tr>
          </thead>
          <tbody>
            {shortcuts.map(([keys, does, isSingle = false]) => (
              <Box component="tr" key={does} sx={[isSingle && !isOn && { opacity: 0.75 }]}>
                <td>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </td>
                <td>{isSingle && !isOn ? <s>{does}</s> : does}</td>
              </Box>
            ))}
          </tbody>
        </Box>
        {/* The whole row is the label, which gives a large touch target. */}
        <FormControlLabel
          sx={{ alignItems: 'flex-start', marginTop: 1.5, paddingBlock: 1 }}
          control={
            <Checkbox
              checked={isOn}
              onChange={(change) => setSingleKeysOff(!change.target.checked)}
              slotProps={{ input: { 'aria-labelledby': switchId, 'aria-describedby': `${switchId}-help` } }}
            />
          }
          label={
            <span>
              <span id={switchId}>{t.singleKeys}</span>
              <Typography variant="body3" color="textSecondary" id={`${switchId}-help`} sx={{ display: 'block' }}>
                {t.singleKeysHelp}
              </Typography>
            </span>
          }
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {common.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const keysStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  '& :is(th, td)': {
    paddingBlock: 0.75,
    paddingInlineEnd: 2,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'start',
    verticalAlign: 'baseline',
  },
  '& :is(th, td):first-child': { whiteSpace: 'nowrap' },
  [ENLARGED_TEXT]: {
    '& :is(thead, tbody, tr, th, td)': { display: 'block' },
    '& thead': { display: 'none' },
    '& td:first-child, & th:first-child': { border: 0 },
  },
  '& kbd': {
    paddingBlock: 0.25,
    paddingInline: 0.75,
    border: 1,
    borderColor: 'divider',
    borderRadius: 0.75,
    fontSize: 'body3.fontSize',
  },
  '& kbd + kbd': { marginInlineStart: 0.75 },
} as const;
