import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { findKolId } from '../../contract/kolIds.ts';
import { kolPath } from '../../paths.ts';
import { Page } from '../../ui/Page.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useKolWords } from '../../words/kol.ts';

/** Where KOLs are looked up: the interface lists none, so somebody brings the id along. */
export function KolsPage() {
  const t = useKolWords();
  const navigate = useNavigate();
  const fieldId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();

  const open = (submit: FormEvent) => {
    submit.preventDefault();
    const kolId = findKolId(text);
    if (kolId !== null) return navigate(kolPath(kolId));
    setFault(t.lookUpNoId);
    input.current?.focus();
  };

  return (
    <Page title={t.lookUpTitle} intro={t.lookUpIntro}>
      <Paper
        variant="outlined"
        component="form"
        noValidate
        onSubmit={open}
        sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, maxWidth: 560 }}
      >
        <TextField
          id={fieldId}
          label={t.lookUpLabel}
          help={t.lookUpHelp}
          error={fault}
          value={text}
          onChange={(change) => {
            setText(change.target.value);
            setFault(undefined);
          }}
          inputRef={input}
          autoComplete="off"
          slotProps={{ input: { spellCheck: false, autoCapitalize: 'off' } }}
        />
        <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
          {t.lookUpSubmit}
        </Button>
      </Paper>
    </Page>
  );
}
