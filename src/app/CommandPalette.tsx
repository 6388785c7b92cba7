import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { PopperProps } from '@mui/material/Popper';
import { useState } from 'react';
import { OptionGroup } from '../components/form/OptionGroup.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { usePaletteWords } from '../words/palette.ts';
import styles from './CommandPalette.module.css';
import { type Command, type FrameActions, useCommands, useTypedCommands } from './useCommands.ts';

interface CommandPaletteProps extends FrameActions {
  onClose: () => void;
}

const matching = createFilterOptions<Command>({
  stringify: ({ label, detail = '', group }) => `${label} ${detail} ${group}`,
});
const alsoMatching = createFilterOptions<Command>({ stringify: ({ also = '' }) => also });

/** A search field that reaches every screen, KOL and action. */
export function CommandPalette({ onClose, ...frame }: CommandPaletteProps) {
  const t = usePaletteWords();
  const [typed, setTyped] = useState('');
  const commands = useCommands(frame);
  const found = useTypedCommands(typed);
  // Commands that the text itself creates always match; a search comes last.
  const fitting = (inputValue: string) => [...byName(commands, inputValue), ...found];
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
      slotProps={{ paper: { 'aria-label': t.title, className: styles.dialog } }}
    >
      <Autocomplete
        open
        disablePortal
        autoHighlight
        forcePopupIcon={false}
        options={[...commands, ...found]}
        filterOptions={(_options, { inputValue }) => fitting(inputValue)}
        groupBy={({ group }) => group}
        getOptionKey={({ id }) => id}
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
        slotProps={{ listbox: { className: styles.list }, paper: { elevation: 0 } }}
        renderOption={({ key, ...option }, { label, detail }) => (
          <li key={key} {...option}>
            <div className={styles.label} dir="auto">
              {label}
            </div>
            {detail !== undefined && <div className={styles.detail}>{detail}</div>}
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
        className={styles.search}
      />
    </Dialog>
  );
}

/** Matches by name come before matches by synonym. Groups stay together, in the order of their best match. */
function byName(commands: Command[], inputValue: string): Command[] {
  const state = { inputValue, getOptionLabel: ({ label }: Command) => label };
  const fitting = [...new Set([...matching(commands, state), ...alsoMatching(commands, state)])];
  return [...new Set(fitting.map(({ group }) => group))].flatMap((name) =>
    fitting.filter(({ group }) => group === name),
  );
}

/** Renders the list inside the dialog, below its field, instead of a separate layer. */
function InPlace({ children }: PopperProps) {
  return typeof children === 'function' ? null : children;
}
