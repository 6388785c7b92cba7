import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Search } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { FileButton } from '../../components/form/FileButton.tsx';
import { readTextFiles } from '../../components/form/readTextFiles.ts';
import { TextArea } from '../../components/form/TextArea.tsx';
import { useFileDrop } from '../../components/form/useFileDrop.ts';
import { type KolIdsInText, kolIdsInText } from '../../contract/kolIds.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { kolPath } from '../../paths.ts';
import { LowercaseIds } from '../shared/LowercaseIds.tsx';
import { useRecentProfiles } from '../shared/useRecentProfiles.ts';

/** How many recent KOLs are named. */
const MAX_RECENT = 12;

/** The longest content of a file without ids that the field shows, in characters. A field with megabytes of text is slow. */
const LONGEST_SHOWN = 20_000;

/** The lookup field with the recent KOLs below. They are its `children`, so that a typed letter does not render them again. */
export const KolLookup = (props: Omit<KolLookupFormProps, 'children'>) => (
  <KolLookupForm {...props}>
    <RecentKols />
  </KolLookupForm>
);

interface KolLookupFormProps {
  /** True if the ids are added to a list. */
  isAdding: boolean;
  /** Text without ids from another lookup field. */
  given?: string;
  onFound: (found: KolIdsInText) => void;
  /** Content below the field. */
  children?: ReactNode;
}

/** Why nothing was looked up. The text follows the language. */
type LookupFailure = 'noId' | { unreadableFile: string };

/** One field for one id or hundreds: typed, pasted, or from a selected or dropped file. */
function KolLookupForm({ isAdding, given = '', onFound, children }: KolLookupFormProps) {
  const t = useKolListMessages();
  const fieldId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(given);
  const [failure, setFailure] = useState<LookupFailure | undefined>(given === '' ? undefined : 'noId');
  const error = failure && (failure === 'noId' ? t.noId : t.unreadableFile(failure.unreadableFile));

  const lookUp = (sought: string) => {
    const found = kolIdsInText(sought);
    if (found.ids.length === 0) {
      setFailure('noId');
      input.current?.focus();
      return;
    }
    setText('');
    onFound(found);
  };
  const readFiles = async (files: File[]) => {
    const read = await readTextFiles(files);
    if (read.unreadable !== undefined) return setFailure({ unreadableFile: read.unreadable });
    setText(read.text.length > LONGEST_SHOWN ? '' : read.text);
    lookUp(read.text);
  };
  const isOver = useFileDrop(readFiles);

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
      <TextArea
        id={fieldId}
        label={t.fieldLabel}
        help={t.fieldHelp}
        error={error}
        announcesError
        value={text}
        onChange={(change) => {
          setText(change.target.value);
          setFailure(undefined);
        }}
        inputRef={input}
        // The user is about to paste ids, or to correct text without ids.
        autoFocus={isAdding || given !== ''}
        minRows={3}
        maxRows={10}
        autoComplete="off"
        inputProps={{ spellCheck: false, autoCapitalize: 'off' }}
        // One id is the common case: Enter submits, Shift+Enter adds a line.
        onKeyDown={(key) => {
          if (key.key !== 'Enter' || key.shiftKey || key.nativeEvent.isComposing) return;
          key.preventDefault();
          lookUp(key.currentTarget.value);
        }}
      />
      {error !== undefined && (
        <LowercaseIds pieces={kolIdsInText(text).others} onAdd={isAdding ? onFound : undefined} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" startIcon={<Search size={18} />}>
          {isAdding ? t.add : t.submit}
        </Button>
        <FileButton label={t.chooseFile} accept=".csv,.tsv,.txt,text/*" onFiles={(files) => void readFiles(files)} />
      </Box>
      {children}
    </Box>
  );
}

/** The KOLs that were opened last. */
function RecentKols() {
  const t = useKolListMessages();
  const titleId = useId();
  const { profiles } = useRecentProfiles(MAX_RECENT);
  const recent = profiles.filter(({ isDeleted }) => !isDeleted);
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Box
        component="h2"
        id={titleId}
        sx={{
          marginBottom: 0.75,
          fontSize: 'body2.fontSize',
          fontWeight: 600,
          lineHeight: 'inherit',
          letterSpacing: 'inherit',
        }}
      >
        {t.recent}
      </Box>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
        {recent.map(({ id, kol, isPending }) => (
          <li key={id}>
            <Button
              component={Link}
              to={kolPath(id)}
              variant="outlined"
              size="small"
              color="inherit"
              sx={{ borderColor: 'divider', fontWeight: 500, overflowWrap: 'anywhere' }}
            >
              {isPending ? <Skeleton width="8rem" /> : kol?.full_name || id}
            </Button>
          </li>
        ))}
      </Box>
    </section>
  );
}
