import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Trash2 } from 'lucide-react';
import { useViewsWords } from '../words/views.ts';
import { useRenaming } from './useRenaming.tsx';
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
  if (form) return <Line>{form}</Line>;
  return (
    <Line>
      <Box sx={{ flex: '4 1 12rem', minWidth: 0 }}>
        <Button
          onClick={onOpen}
          aria-label={t.open(name)}
          sx={{ textAlign: 'start', overflowWrap: 'anywhere', px: 1, ml: -1 }}
          dir="auto"
        >
          {name}
        </Button>
      </Box>
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
    </Line>
  );
}

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  paddingBlock: 4,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  label: {
    flex: 1,
    display: 'flex',
    whiteSpace: 'nowrap',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
    cursor: 'pointer',
  },
  input: { width: 18, height: 18, margin: 0, accentColor: theme.vars.palette.primary.main },
  'input:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));
