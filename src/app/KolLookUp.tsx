import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { ArrowRight, Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { kolIdsInText } from '../contract/kolIds.ts';
import { kolPath, kolsPath } from '../paths.ts';
import { noteLookUp } from '../session/lookUpReport.ts';
import { BAR_LINE } from '../ui/media.ts';
import { useSingleKey } from '../ui/singleKeys.ts';
import { useFrameWords } from '../words/frame.ts';

/** Opens a profile by the KOL's id, or by a pasted address that holds one; several ids open as a list. On phones it has a line of its own. */
export function KolLookUp() {
  const t = useFrameWords();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [hasFault, setHasFault] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // A screen with a search of its own has the key for that.
  useSingleKey('/', () => {
    if (document.querySelector('main [aria-keyshortcuts="/"]') !== null) return false;
    input.current?.focus();
    return true;
  });

  const open = (submit: FormEvent) => {
    submit.preventDefault();
    const found = kolIdsInText(text);
    const { ids } = found;
    const [first] = ids;
    setHasFault(first === undefined);
    if (first === undefined) return;
    setText('');
    noteLookUp(found);
    navigate(ids.length === 1 ? kolPath(first) : kolsPath(ids));
  };

  return (
    <Box
      component="form"
      role="search"
      aria-label={t.lookUp}
      onSubmit={open}
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        minHeight: BAR_LINE,
        flex: { xs: '1 0 100%', sm: '1 1 8rem' },
        maxWidth: { sm: 'max(280px, 17.5rem)' },
        order: { xs: 1, sm: 0 },
        marginInlineStart: { sm: 'auto' },
        minWidth: 0,
      }}
    >
      <OutlinedInput
        value={text}
        onChange={(change) => {
          setText(change.target.value);
          setHasFault(false);
        }}
        placeholder={t.lookUpPlaceholder}
        inputRef={input}
        error={hasFault}
        startAdornment={<Search size={18} aria-hidden style={{ flex: 'none', opacity: 0.7 }} />}
        endAdornment={
          <IconButton type="submit" size="small" aria-label={t.lookUpSubmit} title={t.lookUpSubmit} edge="end">
            <ArrowRight size={18} />
          </IconButton>
        }
        slotProps={{
          input: {
            'aria-label': t.lookUp,
            'aria-invalid': hasFault,
            'aria-describedby': hasFault ? 'look-up-fault' : undefined,
          },
        }}
        sx={{ width: '100%', paddingInline: '14px 4px' }}
      />
      {hasFault && (
        <Fault id="look-up-fault" role="alert">
          {t.lookUpNoId}
        </Fault>
      )}
    </Box>
  );
}

const Fault = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 'calc(100% + 4px)',
  insetInlineStart: 0,
  padding: '4px 10px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.error.main}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.error.main,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
}));
