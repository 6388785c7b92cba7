import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { describedBy, FieldRemarks } from './FieldRemarks.tsx';
import type { FieldParts } from './FormField.tsx';

interface ChoiceFieldProps extends FieldParts {
  options: readonly { value: string; label: string; description: string }[];
  /** How many stand side by side where there is room. */
  columns?: 2 | 3;
  /** The choice, where the caller keeps it; a form library keeps it in the inputs. */
  value?: string;
  name: string;
  required?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler;
  inputRef?: Ref<HTMLInputElement>;
}

/** A labelled choice of one among few, each with a line on what it means. */
export function ChoiceField(props: ChoiceFieldProps) {
  const {
    id,
    label,
    help,
    error,
    options,
    value,
    name,
    required = false,
    columns = 3,
    onChange,
    onBlur,
    inputRef,
  } = props;
  return (
    <Group
      id={id}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy({ id, help, error })}
      aria-invalid={error !== undefined}
      aria-required={required}
    >
      <Box id={`${id}-label`} sx={{ mb: 0.5, fontSize: '0.875rem', fontWeight: 600 }}>
        {label}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: `repeat(${columns}, minmax(0, 1fr))`,
          },
        }}
      >
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              ref={inputRef}
              type="radio"
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              onChange={onChange}
              onBlur={onBlur}
              aria-label={option.label}
              aria-describedby={`${id}-${option.value || 'none'}-means`}
            />
            <span>
              <b>{option.label}</b>
              <small id={`${id}-${option.value || 'none'}-means`}>{option.description}</small>
            </span>
          </Choice>
        ))}
      </Box>
      <FieldRemarks id={id} help={help} error={error} />
    </Group>
  );
}

const Group = styled('div')({ minWidth: 0 });

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  alignItems: 'flex-start',
  padding: '10px 12px',
  minHeight: 44,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  '& input': { flex: 'none', width: 18, height: 18, margin: '1px 0 0', accentColor: theme.vars.palette.primary.main },
  '& b': { display: 'block', fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.4 },
  '& small': { display: 'block', fontSize: '0.8125rem', lineHeight: 1.4, color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.action.selected,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& input:focus-visible': { outline: 'none' },
  '[aria-invalid=true] > * > &': { borderColor: theme.vars.palette.error.main },
}));
