import Autocomplete, {
  type AutocompleteRenderGroupParams,
  type AutocompleteRenderInputParams,
} from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';
import { describedBy, FormField, type FormFieldProps } from './FormField.tsx';
import { type AutocompleteOption, meantOption, searchOptions } from './searchOptions.ts';

interface AutocompleteFieldProps extends FormFieldProps {
  options: readonly AutocompleteOption[];
  /** The value of the selected option, or typed text that matches none; empty if there is none. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  required?: boolean;
  onFocus?: () => void;
}

/**
 * A labelled searchable select for a long list. For a short list use `SelectField`. Text that matches no option shows
 * an error here and becomes the value, so that the form's validation can reject it.
 */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { id, label, help, isOptional, options, value, onChange, placeholder, required, onFocus } = props;
  const t = useCommonMessages().autocomplete;
  // Rebuilding the index of 400 zones at every typed letter would be slow.
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const shown = byValue.get(value)?.label ?? value;
  // Keep the same object for the same choice; a new one would delete typed text when synonyms arrive.
  const chosen = useMemo<AutocompleteOption | null>(
    () => (value === '' ? null : { value, label: shown }),
    [value, shown],
  );
  const error = value === '' || byValue.has(value) ? props.error : t.nothingMatches(value);
  const parts = { id, label, help, error, isOptional };
  const [isOpen, setIsOpen] = useState(false);
  // Typed text that is not a choice yet.
  const typed = useRef('');
  const settle = () => {
    const text = typed.current.trim();
    typed.current = '';
    if (text !== '') onChange(meantOption([...byValue.values()], text)?.value ?? text);
  };
  return (
    <FormField {...parts}>
      <Autocomplete
        {...autocompleteProps}
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
          // Escape keeps the previous choice.
          if (key.key === 'Escape') typed.current = '';
          // Enter during the input of Japanese or Chinese confirms letters.
          if (key.key !== 'Enter' || key.nativeEvent.isComposing) return;
          // Enter selects an option and never submits the form.
          key.preventDefault();
          if (searchOptions(options, typed.current).length === 0) settle();
        }}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        onFocus={onFocus}
        onBlur={settle}
        isOptionEqualToValue={(option, other) => option.value === other.value}
        getOptionKey={(option) => `${option.group ?? ''}/${option.value}`}
        groupBy={options.some((option) => option.group !== undefined) ? (option) => option.group ?? '' : undefined}
        filterOptions={(all, { inputValue }) => searchOptions(all, inputValue)}
        openText={t.openList}
        closeText={t.closeList}
        clearText={t.clear}
        noOptionsText={t.noMatch}
        renderOption={({ key, ...option }, { label: text, detail }) => (
          <li key={key} {...option}>
            <OptionText detail={detail}>{text}</OptionText>
          </li>
        )}
        renderGroup={({ key, ...group }) => <OptionGroup key={key} {...group} />}
        renderInput={(params) => (
          <AutocompleteInput
            params={params}
            isOpen={isOpen}
            field={parts}
            placeholder={placeholder}
            required={required}
          />
        )}
      />
    </FormField>
  );
}

/** How the list of an `Autocomplete` in a form behaves and looks: in place, so that it belongs to the landmark of the field. */
export const autocompleteProps = {
  autoHighlight: true,
  disablePortal: true,
  slotProps: { paper: { variant: 'outlined', sx: { boxShadow: 4 } } },
} as const;

/** The text of an option, and a detail below it. */
export const OptionText = ({ detail, children }: { detail?: ReactNode; children: ReactNode }) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    {children}
    {detail !== undefined && (
      <Typography component="div" variant="body3" color="textSecondary">
        {detail}
      </Typography>
    )}
  </Box>
);

interface AutocompleteInputProps {
  /** What `renderInput` receives. */
  params: AutocompleteRenderInputParams;
  isOpen: boolean;
  field: FormFieldProps;
  placeholder?: string;
  required?: boolean;
}

/** The input of an `Autocomplete` in a `FormField`. */
export const AutocompleteInput = ({ params, isOpen, field, placeholder, required }: AutocompleteInputProps) => (
  <OutlinedInput
    {...params.slotProps.input}
    // The place of the list. While it is closed, MUI would only measure it, and with it the page before its first paint.
    ref={isOpen ? params.slotProps.input.ref : undefined}
    fullWidth={params.fullWidth}
    error={field.error !== undefined}
    placeholder={placeholder}
    slotProps={{
      input: {
        ...params.slotProps.htmlInput,
        'aria-describedby': describedBy(field),
        'aria-invalid': field.error !== undefined,
        'aria-required': required,
      },
    }}
  />
);

/** Options of a list box under a heading. MUI's own group is a plain list item, which a list box must not contain. */
export const OptionGroup = ({ group, children }: Omit<AutocompleteRenderGroupParams, 'key'>) => (
  <li role="presentation">
    <Typography aria-hidden variant="body3" color="textSecondary" sx={{ display: 'block', padding: '10px 16px 2px' }}>
      {group}
    </Typography>
    <Box component="ul" role="group" aria-label={group} sx={{ padding: 0 }}>
      {children}
    </Box>
  </li>
);
