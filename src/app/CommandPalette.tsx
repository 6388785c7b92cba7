import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { PopperProps } from '@mui/material/Popper';
import { useState } from 'react';
import { OptionGroup } from '../ui/OptionGroup.tsx';
import { usePaletteWords } from '../words/palette.ts';
import { type Command, type FrameActions, useCommands, useTypedCommands } from './useCommands.ts';

interface CommandPaletteProps extends FrameActions {
  onClose: () => void;
}

const matching = createFilterOptions<Command>({
  stringify: ({ label, detail = '', group }) => `${label} ${detail} ${group}`,
});

/** One field from which every screen, KOL and action is reached by typing. */
export function CommandPalette({ onClose, ...frame }: CommandPaletteProps) {
  const t = usePaletteWords();
  const [typed, setTyped] = useState('');
  const commands = useCommands(frame);
  const found = useTypedCommands(typed);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      // At the top, so that the list grows and shrinks under a field that stays where it is.
      slotProps={{ paper: { 'aria-label': t.title, sx: { alignSelf: 'flex-start', mt: { xs: 2, sm: 10 } } } }}
    >
      <Autocomplete
        open
        disablePortal
        autoHighlight
        forcePopupIcon={false}
        options={[...commands, ...found]}
        // What the text itself stands for always fits; a search is the last thing offered.
        filterOptions={(_options, state) => [...matching(commands, state), ...found]}
        groupBy={({ group }) => group}
        getOptionKey={({ id }) => id}
        inputValue={typed}
        onInputChange={(_change, text, reason) => {
          if (reason === 'input') setTyped(text);
        }}
        onChange={(_change, command) => {
          if (command === null) return;
          onClose();
          command.run();
        }}
        onClose={(_event, reason) => {
          if (reason === 'escape') onClose();
        }}
        noOptionsText={t.nothing}
        slots={{ popper: InPlace }}
        slotProps={{ listbox: { sx: { maxHeight: 'min(60dvh, 28rem)' } }, paper: { elevation: 0 } }}
        renderOption={({ key, ...option }, { label, detail }) => (
          <li key={key} {...option}>
            <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }} dir="auto">
              {label}
            </Box>
            {detail !== undefined && (
              <Box
                sx={{ color: 'text.secondary', fontSize: '0.8125rem', paddingInlineStart: 2, overflowWrap: 'anywhere' }}
              >
                {detail}
              </Box>
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
        sx={{ p: 1.5 }}
      />
    </Dialog>
  );
}

/** The list stands in the dialog, under its field, and not on a layer of its own. */
function InPlace({ children }: PopperProps) {
  return <Box sx={{ mt: 1 }}>{typeof children === 'function' ? null : children}</Box>;
}
