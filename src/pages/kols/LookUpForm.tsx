import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileUp, Search } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { TextField } from '../../components/form/TextField.tsx';
import { type KolIdsInText, kolIdsInText } from '../../contract/kolIds.ts';
import { readTextFile } from '../../ui/readTextFile.ts';
import { useFileDrop } from '../../ui/useFileDrop.ts';
import { useKolListWords } from '../../words/kolList.ts';

export interface LookUpFormProps {
  /** True where what is found joins a list. */
  isAdding: boolean;
  /** A text that was looked up elsewhere and holds no id. */
  given?: string;
  onFound: (found: KolIdsInText) => void;
  /** Stands under the field. */
  children?: ReactNode;
}

/** One field for one id or hundreds, typed, pasted, or in a file that is chosen or dropped. */
export function LookUpForm({ isAdding, given = '', onFound, children }: LookUpFormProps) {
  const t = useKolListWords();
  const fieldId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(given);
  const [fault, setFault] = useState(given === '' ? undefined : t.noId);

  const lookUp = (sought: string) => {
    const found = kolIdsInText(sought);
    if (found.ids.length === 0) {
      setFault(t.noId);
      input.current?.focus();
      return;
    }
    setText('');
    onFound(found);
  };
  const readFile = async (file: File) => {
    const content = await readTextFile(file);
    if (content === null) return setFault(t.unreadableFile(file.name));
    setText(content);
    lookUp(content);
  };
  const isOver = useFileDrop(readFile);

  return (
    <Box
      component="form"
      noValidate
      aria-label={isAdding ? t.addKols : t.lookUp}
      onSubmit={(submit) => {
        submit.preventDefault();
        lookUp(text);
      }}
      sx={[
        {
          display: 'grid',
          gap: 2,
          padding: { xs: 2, md: 3 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          backgroundColor: 'background.paper',
        },
        isOver && { outline: '2px dashed var(--mui-palette-primary-main)', outlineOffset: '-6px' },
      ]}
    >
      <TextField
        multiline
        id={fieldId}
        label={t.fieldLabel}
        help={t.fieldHelp}
        error={fault}
        isAlone
        value={text}
        onChange={(change) => {
          setText(change.target.value);
          setFault(undefined);
        }}
        inputRef={input}
        // Who asks to add KOLs is about to paste them, and a text without an id to correct it.
        autoFocus={isAdding || given !== ''}
        minRows={3}
        maxRows={10}
        autoComplete="off"
        inputProps={{ spellCheck: false, autoCapitalize: 'off' }}
        // A field for lists in which one id is the common case: Enter looks it up, Shift+Enter begins a line.
        onKeyDown={(key) => {
          if (key.key !== 'Enter' || key.shiftKey || key.nativeEvent.isComposing) return;
          key.preventDefault();
          lookUp(key.currentTarget.value);
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" startIcon={<Search size={18} />}>
          {isAdding ? t.add : t.submit}
        </Button>
        <Button variant="outlined" startIcon={<FileUp size={18} />} onClick={() => fileInput.current?.click()}>
          {t.chooseFile}
        </Button>
        <input
          ref={fileInput}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/*"
          onChange={(change) => {
            const file = change.target.files?.[0];
            // The same file can be chosen once more.
            change.target.value = '';
            if (file !== undefined) void readFile(file);
          }}
        />
      </Box>
      {children}
    </Box>
  );
}
