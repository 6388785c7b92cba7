import { type Account, SessionResponse, SignedOut } from '../contract/account.ts';
import { invalidResponse, parseStrictly, request } from './http.ts';

/** What signs in without an account: an API key, or a code that the start of the service prints. */
export type Credential = { key: string } | { code: string };

/** Returns who is signed in to this browser. @throws ApiError */
export async function fetchSession(): Promise<SessionResponse> {
  return parseStrictly(SessionResponse, await request('/auth/session'));
}

/**
 * Signs in: the response sets the cookie of a new session.
 * @param replace whether it may end the session of another person or key
 * @throws ApiError; status 409 with a `ReplacementProblem` as its body if it would end one
 */
export async function startSession(credential: Credential, replace: boolean, signal: AbortSignal): Promise<Account> {
  const path = 'key' in credential ? '/auth/key' : '/auth/code';
  const body = { ...credential, ...(replace && { replace }) };
  const response = await request(path, { method: 'POST', body, signal, isSignIn: true });
  const { data } = parseStrictly(SessionResponse, response);
  if (data === null) throw invalidResponse(response);
  return data;
}

/** Declines the sign-in with an account that would replace the current session: the browser forgets who it was. @throws ApiError */
export async function declineSignIn(): Promise<void> {
  await request('/auth/decline', { method: 'POST' });
}

/** Signs out. @returns the address to open then @throws ApiError */
export async function endSession(): Promise<string> {
  return parseStrictly(SignedOut, await request('/auth/sign-out', { method: 'POST' })).data.location;
}
