import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { createEvent, type EventCreateInput } from './createEvent.ts';

/** A form for an event without attendees: plain inputs, no check but that there is something in them. */
export function NewEvent() {
  const { register, handleSubmit, formState } = useForm<EventCreateInput>();
  const { mutate, isPending, isSuccess } = useMutation({ mutationFn: createEvent });
  const { errors } = formState;
  return (
    <>
      <Typography variant="h5" component="h1">
        New event
      </Typography>
      <Paper component="form" noValidate onSubmit={handleSubmit((event) => mutate(event))}>
        {FIELDS.map(({ name, type }) => (
          <label key={name}>
            {name} <input type={type} {...register(name, { required: true })} />
            {errors[name] && 'Required'}
          </label>
        ))}
        <Button type="submit" disabled={isPending}>
          Create
        </Button>
        {isSuccess && 'Created'}
      </Paper>
    </>
  );
}

const FIELDS = [
  { name: 'name', type: 'text' },
  { name: 'event_type', type: 'text' },
  { name: 'start_date', type: 'datetime-local' },
  { name: 'end_date', type: 'datetime-local' },
] as const;
