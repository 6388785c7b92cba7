import { useController } from 'react-hook-form';
import { RadioCardGroup, type RadioCardGroupProps } from '../../components/form/RadioCardGroup.tsx';
import { fieldId } from './eventFormValues.ts';
import type { EventSectionProps } from './fieldProps.ts';

interface RadioFieldProps extends EventSectionProps, Pick<RadioCardGroupProps, 'label' | 'options' | 'required'> {
  field: 'event_type' | 'visibility' | 'location_type';
}

/**
 * One choice among few options. The form controls it, because React Hook Form would otherwise read the choice from the page
 * while a draft is restored, before the page shows it.
 */
export function RadioField({ form, field: name, ...group }: RadioFieldProps) {
  const {
    field: { ref: _ref, ...field },
    fieldState: { error },
  } = useController({ control: form.control, name });
  return <RadioCardGroup {...group} {...field} id={fieldId(name)} error={error?.message} isCompact />;
}
