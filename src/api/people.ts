import * as z from 'zod/mini';
import { recordResponse } from '../contract/page.ts';
import { Person } from '../contract/person.ts';
import { parseStrictly, type ReadOptions, request } from './http.ts';

/** Returns all people who have signed in with an account, by name. Managers only. @throws ApiError */
export async function listPeople(options: ReadOptions): Promise<Person[]> {
  return parseStrictly(recordResponse(z.array(Person)), await request('/auth/people', options)).data;
}

/** What a manager can do with a person: end all sessions, and refuse or allow the next sign-in. */
export type PersonAction = 'sign-out' | 'block' | 'unblock';

/** Does this with a person. A block also ends the sessions. Managers only. @throws ApiError; status 409 for a block of oneself */
export async function changePerson(id: string, action: PersonAction): Promise<void> {
  await request(`/auth/people/${encodeURIComponent(id)}/${action}`, { method: 'POST' });
}
