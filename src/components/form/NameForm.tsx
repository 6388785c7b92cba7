import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';
import { TextField } from './TextField.tsx';

interface NameFormProps {
  label: string;
  initial?: string;
  submit: string;
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

/** A one-line form for a name that replaces a button. An empty name cannot be submitted; Escape cancels. */
export function NameForm({ label, initial = '', submit, onSubmit, onCancel }: NameFormProps) {
  const t = useCommonMessages();
  const fieldId = useId();
  const [name, setName] = useState(initial);
  return (
    <Box
      component="form"
      sx={{ flex: '1 1 14rem', display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 }}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onSubmit(name.trim());
      }}
      onKeyDown={(key) => {
        if (key.key !== 'Escape') return;
        // Escape must not close a surrounding dialog. Escape of an input method only closes its own list.
        key.stopPropagation();
        if (!key.nativeEvent.isComposing) onCancel();
      }}
    >
      <Box sx={{ flex: '1 1 12rem', maxWidth: 360 }}>
        <TextField
          id={fieldId}
          label={label}
          value={name}
          onChange={(change) => setName(change.target.value)}
          autoFocus
          // Typing replaces the old name.
          onFocus={({ target }) => target.select()}
          autoComplete="off"
          inputProps={{ maxLength: 100 }}
        />
      </Box>
      <Box
        sx={{
          flex: '1 0 auto',
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 1,
          maxWidth: '100%',
        }}
      >
        <Button onClick={onCancel}>{t.cancel}</Button>
        <Button type="submit" variant="contained" disabled={name.trim() === ''}>
          {submit}
        </Button>
      </Box>
    </Box>
  );
}
