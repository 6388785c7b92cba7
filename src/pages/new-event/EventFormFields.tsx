import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Event, EventCreateInput } from '../../contract/event.ts';
import type { ProblemFault } from '../../contract/problem.ts';
import type { Read } from '../../contract/tolerant.ts';
import { createEventOptions } from '../../queries/events.ts';
import { useEventWords } from '../../words/event.ts';
import { AttendeeFields } from './AttendeeFields.tsx';
import { BasicFields } from './BasicFields.tsx';
import { EventFault } from './EventFault.tsx';
import { attendeeIds, EVENT_FIELDS, type EventForm, eventResolver, placeFaults } from './eventForm.ts';
import { FaultSummary } from './FaultSummary.tsx';
import { TimeFields } from './TimeFields.tsx';
import { WhereFields } from './WhereFields.tsx';

interface EventFormFieldsProps {
  prefilled: EventForm;
  onCreated: (event: Read<Event>, attendees: string[]) => void;
}

/** The form. Nothing is sent that the contract's schema refuses, and whatever the service refuses stays typed. */
export function EventFormFields({ prefilled, onCreated }: EventFormFieldsProps) {
  const t = useEventWords();
  const queryClient = useQueryClient();
  const resolver = useMemo(() => eventResolver(t), [t]);
  const form = useForm<EventForm, unknown, EventCreateInput>({
    defaultValues: prefilled,
    resolver,
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const [unplaced, setUnplaced] = useState<ProblemFault[]>([]);
  const create = useMutation(createEventOptions(queryClient));
  const attempt = useAttemptKey();
  const summary = useRef<HTMLDivElement>(null);
  const { errors } = form.formState;
  const faults = EVENT_FIELDS.flatMap((field) => {
    const message = errors[field]?.message;
    return message === undefined ? [] : [{ field, message }];
  });
  const focusSummary = () => requestAnimationFrame(() => summary.current?.focus());

  const send = form.handleSubmit((event) => {
    if (create.isPending) return;
    setUnplaced([]);
    create.mutate(
      { event, idempotencyKey: attempt(event) },
      {
        onSuccess: (created) => onCreated(created, event.attendees ?? []),
        onError: (error) => {
          const { placed, unplaced: rest } = placeFaults(t, error.faults, event);
          for (const [field, message] of placed) form.setError(field, { type: 'service', message });
          setUnplaced(rest);
          focusSummary();
        },
      },
    );
  }, focusSummary);

  const invited = attendeeIds(form.watch('attendees')).length;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(submit) => {
        create.reset();
        void send(submit);
      }}
      sx={{ maxWidth: 820 }}
    >
      <Box
        ref={summary}
        tabIndex={-1}
        sx={{ outline: 'none', display: 'grid', gap: 2, mb: faults.length > 0 || create.error ? 2 : 0 }}
      >
        {create.error !== null && (
          <EventFault
            error={create.error}
            unplaced={unplaced}
            hasPlaced={faults.length > 0}
            firstAttendee={create.variables?.event.attendees?.[0]}
          />
        )}
        <FaultSummary faults={faults} />
      </Box>
      <Box
        component="fieldset"
        disabled={create.isPending}
        sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 2 }}
      >
        <BasicFields form={form} />
        <TimeFields form={form} />
        <WhereFields form={form} />
        <AttendeeFields form={form} />
        <Button type="submit" variant="contained" size="large" sx={{ justifySelf: 'start' }}>
          {create.isPending ? t.submitting : t.submit(invited)}
        </Button>
      </Box>
    </Box>
  );
}

/**
 * Names each content that is sent: sending the same again is the same attempt, so that a service which takes
 * such keys makes one event of it.
 */
function useAttemptKey() {
  const last = useRef({ content: '', key: '' });
  return (event: EventCreateInput): string => {
    const content = JSON.stringify(event);
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
}
