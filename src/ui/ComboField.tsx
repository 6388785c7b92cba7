import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMemo } from 'react';
import { useCommonWords } from '../words/common.ts';
import { describedBy, type FieldParts, FormField } from './FormField.tsx';

export interface ComboOption {
  value: string;
  label: string;
  /** A second line, such as where a zone is. */
  detail?: string;
  /** The heading under which the option stands; equal ones must follow each other. */
  group?: string;
  /** Further words by which the option is found. */
  keywords?: string;
}

interface ComboFieldProps extends FieldParts {
  options: readonly ComboOption[];
  /** The chosen option's value; empty for none. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  required?: boolean;
}

const filter = createFilterOptions<ComboOption>({
  stringify: ({ label, detail, keywords, value }) => [label, detail, keywords, value].join(' '),
});

/** A labelled choice of one out of a long list that is searched by typing. For a short list take `SelectField`. */
export function ComboField(props: ComboFieldProps) {
  const { id, label, help, error, isOptional, options, value, onChange, placeholder, required } = props;
  const t = useCommonWords();
  const parts = { id, label, help, error, isOptional };
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  return (
    <FormField {...parts}>
      <Autocomplete
        id={id}
        options={options}
        value={value === '' ? null : (byValue.get(value) ?? { value, label: value })}
        onChange={(_change, option) => onChange(option?.value ?? '')}
        isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
        getOptionKey={(option) => `${option.group ?? ''}/${option.value}`}
        groupBy={options.some((option) => option.group !== undefined) ? (option) => option.group ?? '' : undefined}
        filterOptions={(all, state) => bestFirst(filter(all, state), state.inputValue)}
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
                <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>{detail}</Box>
              )}
            </Box>
          </li>
        )}
        renderGroup={({ key, group, children }) => (
          // MUI's own group is a plain list item, which no list box may hold.
          <li key={key} role="presentation">
            <Box aria-hidden sx={{ px: 2, pt: 1.25, pb: 0.25, color: 'text.secondary', fontSize: '0.8125rem' }}>
              {group}
            </Box>
            <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
              {children}
            </Box>
          </li>
        )}
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
        // The theme's own padding of inputs is enough; MUI would add a second one.
        sx={{
          '& .MuiOutlinedInput-root.MuiOutlinedInput-root': { p: 0, pr: '65px' },
          '& .MuiAutocomplete-input.MuiAutocomplete-input': { p: '9px 12px' },
        }}
      />
    </FormField>
  );
}

/** What begins with the search stands before what merely holds it; groups keep their order. */
function bestFirst(found: ComboOption[], search: string): ComboOption[] {
  const sought = search.trim().toLocaleLowerCase();
  if (sought === '' || found.some(({ group }) => group !== undefined)) return found;
  const begins = ({ label }: ComboOption) => label.toLocaleLowerCase().startsWith(sought);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
