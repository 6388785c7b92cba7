import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { meantOption, searchOptions } from '../../ui/searchOptions.ts';
import { useComboWords } from '../../words/combo.ts';
import { describedBy, FormField, type FormFieldProps } from './FormField.tsx';
import { OptionGroup } from './OptionGroup.tsx';

export interface AutocompleteOption {
  value: string;
  label: string;
  /** A second line, such as where a zone is. */
  detail?: string;
  /** The heading under which the option stands; equal ones must follow each other. */
  group?: string;
  /** Further names by which the option is found. */
  keywords?: readonly string[];
}

interface AutocompleteFieldProps extends FormFieldProps {
  options: readonly AutocompleteOption[];
  /** The chosen option's value, or the text that was typed where it means none of them; empty for nothing. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  required?: boolean;
  onFocus?: () => void;
}

/**
 * A labelled choice of one out of a long list that is searched by typing. For a short list take `SelectField`. A text
 * that means no option is told here and handed on as the value, so that whoever judges the form can refuse it.
 */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { id, label, help, isOptional, options, value, onChange, placeholder, required, onFocus } = props;
  const t = useComboWords();
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const shown = byValue.get(value)?.label ?? value;
  // The same object for the same choice: another one would wipe out what is being typed when further names of the options arrive.
  const chosen = useMemo<AutocompleteOption | null>(
    () => (value === '' ? null : { value, label: shown }),
    [value, shown],
  );
  const error = value === '' || byValue.has(value) ? props.error : t.nothingMatches(value);
  const parts = { id, label, help, error, isOptional };
  // What was typed and has become no choice yet.
  const typed = useRef('');
  const settle = () => {
    const text = typed.current.trim();
    typed.current = '';
    if (text !== '') onChange(meantOption([...byValue.values()], text)?.value ?? text);
  };
  return (
    <FormField {...parts}>
      <Autocomplete
        id={id}
        options={options}
        value={chosen}
        onChange={(_change, option) => {
          typed.current = '';
          onChange(option?.value ?? '');
        }}
        onInputChange={(_change, text, reason) => {
          if (reason === 'input') typed.current = text;
        }}
        onKeyDown={(key) => {
          // Who escapes from the list keeps the choice that was there.
          if (key.key === 'Escape') typed.current = '';
          if (key.key !== 'Enter') return;
          // Enter chooses; it never sends the form.
          key.preventDefault();
          if (searchOptions(options, typed.current).length === 0) settle();
        }}
        onFocus={onFocus}
        onBlur={settle}
        isOptionEqualToValue={(option, other) => option.value === other.value}
        getOptionKey={(option) => `${option.group ?? ''}/${option.value}`}
        groupBy={options.some((option) => option.group !== undefined) ? (option) => option.group ?? '' : undefined}
        filterOptions={(all, { inputValue }) => searchOptions(all, inputValue)}
        autoHighlight
        // Where the field is, so that the list belongs to the same landmark.
        disablePortal
        openText={t.openList}
        closeText={t.closeList}
        clearText={t.clear}
        noOptionsText={t.noMatch}
        slotProps={{ paper: { variant: 'outlined', sx: { boxShadow: 4 } } }}
        renderOption={({ key, ...option }, { label: text, detail }) => (
          <li key={key} {...option}>
            <Box sx={{ minWidth: 0 }}>
              {text}
              {detail !== undefined && (
                <Typography component="div" variant="body3" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {detail}
                </Typography>
              )}
            </Box>
          </li>
        )}
        renderGroup={({ key, ...group }) => <OptionGroup key={key} {...group} />}
        renderInput={({ slotProps, fullWidth, disabled }) => (
          <OutlinedInput
            {...slotProps.input}
            fullWidth={fullWidth}
            disabled={disabled}
            error={error !== undefined}
            placeholder={placeholder}
            slotProps={{
              input: {
                ...slotProps.htmlInput,
                'aria-describedby': describedBy(parts),
                'aria-invalid': error !== undefined,
                'aria-required': required,
              },
            }}
          />
        )}
      />
    </FormField>
  );
}
