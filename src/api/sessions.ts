import { SessionsResponse } from '../contract/account.ts';
import { parseStrictly, type ReadOptions, request } from './http.ts';

/** Returns where the signed-in user is signed in. @throws ApiError */
export async function listSessions(options: ReadOptions): Promise<SessionsResponse['data']> {
  return parseStrictly(SessionsResponse, await request('/auth/sessions', options)).data;
}

/** Signs out one browser of the same user, by the id of its session. @throws ApiError */
export async function endOwnSession(id: string): Promise<void> {
  await request(`/auth/sessions/${encodeURIComponent(id)}/sign-out`, { method: 'POST' });
}

/** Signs out all other browsers of the same user. @throws ApiError */
export async function endOtherSessions(): Promise<void> {
  await request('/auth/sign-out-others', { method: 'POST' });
}
