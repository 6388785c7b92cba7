import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PersonAction } from '../../api/people.ts';
import { showSnackbar } from '../../components/feedback/Snackbar.tsx';
import type { Person } from '../../contract/person.ts';
import { usePeopleMessages } from '../../i18n/people.ts';
import { changePersonOptions } from '../../queries/people.ts';
import { ActionDialog } from './ActionDialog.tsx';

interface PersonDialogProps {
  person: Person;
  name: string;
  action: PersonAction;
  onClose: () => void;
}

/** Asks before a person is signed out, blocked or allowed again. */
export function PersonDialog({ person, name, action, onClose }: PersonDialogProps) {
  const { title, text, confirm, done } = usePeopleMessages().personActions[action];
  const change = useMutation(changePersonOptions(useQueryClient()));
  const onSuccess = () => {
    onClose();
    showSnackbar({ text: done(name) });
  };
  return (
    <ActionDialog
      title={title(name)}
      text={text}
      confirm={confirm}
      isDangerous={action !== 'unblock'}
      request={change}
      onConfirm={() => change.mutate({ id: person.id, action }, { onSuccess })}
      onClose={onClose}
    />
  );
}
