import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { changePerson, listPeople, type PersonAction } from '../api/people.ts';
import { auditKeys } from './queryKeys.ts';

/** All people who have signed in with an account. */
export const peopleOptions = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) => listPeople({ signal }),
});

/** Does one of the actions of a manager with a person, then refetches the people and the audit trail. */
export const changePersonOptions = mutationOptions({
  mutationFn: ({ id, action }: { id: string; action: PersonAction }) => changePerson(id, action),
  onSuccess: async (_changed, _change, _result, { client }) => {
    void client.invalidateQueries({ queryKey: auditKeys.all });
    await client.invalidateQueries(peopleOptions);
  },
});
