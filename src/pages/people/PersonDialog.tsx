import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PersonAction } from '../../api/people.ts';
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
export const PersonDialog = ({ person, name, action, onClose }: PersonDialogProps) => (
  <ActionDialog
    texts={usePeopleMessages().personActions[action]}
    name={name}
    isDangerous={action !== 'unblock'}
    request={useMutation(changePersonOptions(useQueryClient()))}
    variables={{ id: person.id, action }}
    onClose={onClose}
  />
);
