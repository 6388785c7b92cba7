import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { PopperProps } from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorAlert } from '../components/feedback/ErrorAlert.tsx';
import { OptionGroup } from '../components/form/AutocompleteField.tsx';
import { Dialog } from '../components/layout/Dialog.tsx';
import { VisuallyHidden } from '../components/layout/VisuallyHidden.tsx';
import { normalizeText } from '../contract/normalizeText.ts';
import { useCommandPaletteMessages } from '../i18n/commandPalette.ts';
import type { Language } from '../i18n/locale.ts';
import { FORCED_COLORS, TOUCH } from '../theme/theme.ts';
import {
  type Command,
  useCommands,
  useFoundCommands,
  useKnownKols,
  useKolCommands,
  useTypedCommands,
} from './useCommands.ts';

/** How many KOLs are found by name. */
const MAX_KOLS = 6;

interface CommandPaletteProps {
  onClose: () => void;
  onLanguage: (language: Language) => void;
}

const filterByPrefix = createFilterOptions<Command>({ matchFrom: 'start', stringify: ({ label }) => label });
const filterByText = createFilterOptions<Command>({
  stringify: ({ label, detail = '', group }) => `${label} ${detail} ${group}`,
});
const filterByKeywords = createFilterOptions<Command>({ stringify: ({ keywords = '' }) => keywords });

/** A search field that reaches every screen, KOL and action. */
export function CommandPalette({ onClose, onLanguage }: CommandPaletteProps) {
  const t = useCommandPaletteMessages();
  const [typed, setTyped] = useState('');
  const commands = useCommands(onLanguage);
  const known = useKnownKols();
  const { commands: kols, failed: failedKols, isSearching } = useKolCommands(typed);
  const { commands: found, failed: failedOthers } = useFoundCommands(typed);
  const failed = [...failedKols, ...failedOthers];
  const error = failed[0]?.error;
  // MUI keeps the highlight on an option by its id while results arrive. These options get a new id with each result, so
  // that the highlight moves to the first result.
  const typedCommands = useTypedCommands(typed).map((command) => ({
    ...command,
    id: `${command.id} ${kols.length + found.length}`,
  }));
  const filterOptions = (inputValue: string) => [
    ...sortBestFirst(
      [
        // A recent KOL that the service finds is there already.
        ...filterCommands(commands, inputValue).filter(({ to }) => kols.every((kol) => kol.to !== to)),
        // What the service finds includes the KOLs that this tab knows.
        ...(kols.length > 0
          ? kols
          : inputValue.trim() === ''
            ? []
            : filterCommands(known, inputValue).slice(0, MAX_KOLS)),
        ...found,
      ],
      inputValue,
    ),
    // Commands that the text itself creates always match; a search comes last.
    ...typedCommands,
  ];
  const follow = (command: Command) => {
    onClose();
    command.run();
  };

  return (
    <Dialog
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      // At the top, so that the field does not move when the list grows and shrinks.
      slotProps={{ paper: { 'aria-label': t.title, sx: { alignSelf: 'flex-start', marginTop: { xs: 2, sm: 10 } } } }}
    >
      <Autocomplete
        open
        disablePortal
        autoHighlight
        forcePopupIcon={false}
        options={[...commands, ...known, ...kols, ...found, ...typedCommands]}
        filterOptions={(_options, { inputValue }) => filterOptions(inputValue)}
        groupBy={({ group }) => group}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ id }) => id}
        inputValue={typed}
        onInputChange={(_change, text, reason) => {
          if (reason === 'input') setTyped(text);
        }}
        onChange={(_change, command) => {
          if (command !== null) follow(command);
        }}
        onClose={(_event, reason) => {
          if (reason === 'escape') onClose();
        }}
        noOptionsText={t.nothing}
        slots={{ popper: InPlace }}
        slotProps={{ listbox: { sx: listStyle }, paper: { elevation: 0 } }}
        renderOption={({ key, ...option }, { label, detail }) => (
          <li key={key} {...option}>
            <Box sx={labelStyle} dir="auto">
              {label}
            </Box>
            {detail !== undefined && (
              <Typography component="div" variant="body3" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {detail}
              </Typography>
            )}
          </li>
        )}
        renderGroup={({ key, ...group }) => <OptionGroup key={key} {...group} />}
        renderInput={({ slotProps, fullWidth }) => (
          <OutlinedInput
            {...slotProps.input}
            fullWidth={fullWidth}
            autoFocus
            placeholder={t.placeholder}
            slotProps={{ input: { ...slotProps.htmlInput, 'aria-label': t.title } }}
          />
        )}
        sx={{ padding: 1.5 }}
      />
      {error && (
        <Box sx={{ padding: 1.5, paddingTop: 0 }}>
          <ErrorAlert
            error={error}
            onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
            isRetrying={failed.some(({ isFetching }) => isFetching)}
            help={t.incomplete}
          />
        </Box>
      )}
      <VisuallyHidden role="status">{!isSearching && kols.length > 0 && t.kolsFound(kols.length)}</VisuallyHidden>
    </Dialog>
  );
}

/** Returns the commands that match by name, and then those that match by a synonym. */
function filterCommands(commands: Command[], inputValue: string): Command[] {
  const state = { inputValue, getOptionLabel: ({ label }: Command) => label };
  return [...new Set([...filterByText(commands, state), ...filterByKeywords(commands, state)])];
}

/** True if a word of a name begins with a text, without case, accents and width. */
const hasWord = (name: string, text: string): boolean =>
  normalizeText(` ${name}`).includes(` ${normalizeText(text).trim()}`);

/** A name that starts with the text comes first, then one with such a word. Groups stay together, in the order of their best match. */
function sortBestFirst(commands: Command[], inputValue: string): Command[] {
  const state = { inputValue, getOptionLabel: ({ label }: Command) => label };
  const withWord = commands.filter(({ label }) => hasWord(label, inputValue));
  const ranked = [...new Set([...filterByPrefix(commands, state), ...withWord, ...commands])];
  return [...new Set(ranked.map(({ group }) => group))].flatMap((name) => ranked.filter(({ group }) => group === name));
}

/** Renders the list inside the dialog, below its field, instead of a separate layer. */
function InPlace({ children }: PopperProps) {
  return typeof children === 'function' ? null : children;
}

/* A long search is in the label of several commands. */
const labelStyle = {
  flex: '1 1 8rem',
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
} as const;

const listStyle = {
  maxHeight: 'min(60dvh, 28rem)',
  paddingTop: 0,
  '& [role="option"]': {
    flexWrap: 'wrap',
    columnGap: 2,
    [TOUCH]: { minHeight: 'var(--mui-touchTarget)' },
  },
  '& .Mui-focused[role="option"]': {
    backgroundColor: 'primary.main',
    color: 'primary.contrastText',
    '& > :nth-child(2)': { color: 'inherit' },
    [FORCED_COLORS]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'SelectedItem',
      color: 'SelectedItemText',
    },
  },
} as const;
