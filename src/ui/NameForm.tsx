import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useId, useState } from 'react';
import { useCommonWords } from '../words/common.ts';
import { TextField } from './TextField.tsx';

interface NameFormProps {
  label: string;
  initial?: string;
  submit: string;
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

/** One line for a name, where a button stood. An empty name cannot be sent; Escape leaves. */
export function NameForm({ label, initial = '', submit, onSubmit, onCancel }: NameFormProps) {
  const t = useCommonWords();
  const fieldId = useId();
  const [name, setName] = useState(initial);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (name.trim() !== '') onSubmit(name.trim());
      }}
      onKeyDown={(key: React.KeyboardEvent) => {
        if (key.key === 'Escape') onCancel();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end', flex: '1 1 14rem' }}
    >
      <Box sx={{ flex: '1 1 12rem', maxWidth: 360 }}>
        <TextField
          id={fieldId}
          label={label}
          value={name}
          onChange={(change) => setName(change.target.value)}
          autoFocus
          autoComplete="off"
          slotProps={{ input: { maxLength: 100 } }}
        />
      </Box>
      <Button type="submit" variant="contained" disabled={name.trim() === ''}>
        {submit}
      </Button>
      <Button onClick={onCancel}>{t.cancel}</Button>
    </Box>
  );
}
