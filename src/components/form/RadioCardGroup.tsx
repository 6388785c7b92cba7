import Card from '@mui/material/Card';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { ChangeEventHandler, FocusEventHandler } from 'react';
import { TOUCH } from '../../theme/theme.ts';
import { describedBy, FieldHelperText, type FormFieldProps } from './FormField.tsx';

export interface RadioCardGroupProps extends FormFieldProps {
  options: readonly { value: string; label: string; description?: string }[];
  /** The number of columns on wide screens. */
  columns?: 1 | 2 | 3;
  /** True for small cards next to each other. The explanation of the selected option is below them. */
  isCompact?: boolean;
  value: string;
  name: string;
  required?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler;
}

/** A labelled choice of one among few options. Each option is a card, with an explanation if needed. */
export function RadioCardGroup(props: RadioCardGroupProps) {
  const { id, label, error, options, value, name, required, columns = 3, isCompact, onChange, onBlur } = props;
  const help = isCompact ? options.find((option) => option.value === value)?.description : props.help;
  return (
    <FormControl error={error !== undefined} focused={false}>
      <FormLabel component="div" id={`${id}-label`}>
        {label}
      </FormLabel>
      <RadioGroup
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy({ id, help, error })}
        aria-invalid={error !== undefined}
        aria-required={required}
        name={name}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        // One style for all cards is faster than one for each.
        sx={[isCompact ? compactStyle : columnsStyle(columns), cardStyle(error !== undefined, isCompact)]}
      >
        {options.map((option) => {
          const meaningId = `${id}-${option.value || 'none'}-means`;
          const description = isCompact ? undefined : option.description;
          return (
            <Card key={option.value} component="label" variant="outlined">
              <Radio
                value={option.value}
                icon={<RadioIcon />}
                checkedIcon={<RadioIcon isChecked />}
                slotProps={{
                  input: {
                    'aria-label': option.label,
                    'aria-describedby': description && meaningId,
                  },
                }}
              />
              <div>
                {option.label}
                {description && (
                  <Typography component="div" variant="body3" color="textSecondary" id={meaningId}>
                    {description}
                  </Typography>
                )}
              </div>
            </Card>
          );
        })}
      </RadioGroup>
      <FieldHelperText id={id} help={help} error={error} />
    </FormControl>
  );
}

/** MUI's icon, which has three styled elements. A form with a dozen radio buttons paints later with it. */
const RadioIcon = ({ isChecked = false }: { isChecked?: boolean }) => (
  <svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" fill="currentColor" aria-hidden>
    <path d="M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2zm0 18c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8z" />
    {isChecked && <circle cx="12" cy="12" r="5" />}
  </svg>
);

const compactStyle = { display: 'flex', flexDirection: 'row', gap: 1 } as const;

const columnsStyle = (columns: 1 | 2 | 3) => ({
  display: 'grid',
  gap: 1,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    [columns === 3 ? 'md' : 'sm']: `repeat(${columns}, minmax(0, 1fr))`,
  },
});

const cardStyle = (hasError: boolean, isCompact = false) => ({
  '& > label': {
    display: 'flex',
    alignItems: isCompact ? 'center' : 'flex-start',
    gap: 1,
    minHeight: isCompact ? 40 : 44,
    padding: isCompact ? '4px 12px 4px 8px' : '10px 12px',
    borderColor: hasError ? 'error.main' : undefined,
    cursor: 'pointer',
    [TOUCH]: { minHeight: 'var(--mui-touchTarget)' },
    '&:hover': { backgroundColor: 'action.hover' },
    '&:has(:checked)': { borderColor: hasError ? undefined : 'primary.main', backgroundColor: 'action.selected' },
    '&:has(:disabled)': { color: 'action.disabled' },
    // The card has the focus ring instead of the radio.
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
    '& .Mui-focusVisible svg:first-of-type': { outline: 'none' },
  },
  '& > label > div': { minWidth: 0, typography: 'subtitle2', overflowWrap: 'anywhere' },
});
