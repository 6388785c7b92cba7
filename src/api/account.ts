import * as z from 'zod/mini';
import { type Account, SessionResponse, SessionsResponse, SignedOut } from '../contract/account.ts';
import { ApiError } from './ApiError.ts';
import { type ApiResponse, type RequestOptions, request } from './http.ts';

/** What signs in without an account: an API key, or a code that the start of the service prints. */
export type Credential = { key: string } | { code: string };

/** Returns who is signed in to this browser. @throws ApiError */
export async function fetchSession(): Promise<SessionResponse> {
  return parseAnswer(SessionResponse, await request('/auth/session'));
}

/**
 * Signs in: the response sets the cookie of a new session.
 * @param replace whether it may end a session of another account
 * @throws ApiError; status 409 with a `ReplacementProblem` as its body if it would end one
 */
export async function startSession(credential: Credential, replace: boolean, signal: AbortSignal): Promise<Account> {
  const path = 'key' in credential ? '/auth/key' : '/auth/code';
  const body = { ...credential, ...(replace && { replace }) };
  const response = await request(path, { method: 'POST', body, signal, isSignIn: true });
  const { data } = parseAnswer(SessionResponse, response);
  if (data === null) throw invalid(response);
  return data;
}

/** Signs out. @returns the address to open then @throws ApiError */
export async function endSession(): Promise<string> {
  return parseAnswer(SignedOut, await request('/auth/sign-out', { method: 'POST' })).data.location;
}

/** Returns where the signed-in user is signed in. @throws ApiError */
export async function listSessions(options: Pick<RequestOptions, 'signal'> = {}): Promise<SessionsResponse['data']> {
  return parseAnswer(SessionsResponse, await request('/auth/sessions', options)).data;
}

/** Signs out all other browsers of the same user. @throws ApiError */
export async function endOtherSessions(): Promise<void> {
  await request('/auth/sign-out-others', { method: 'POST' });
}

/** Parses an answer of the service itself, which keeps its contract. @throws ApiError of kind `invalid_response` */
export function parseAnswer<Schema extends z.ZodMiniType>(schema: Schema, response: ApiResponse): z.infer<Schema> {
  const parsed = z.safeParse(schema, response.body);
  if (!parsed.success) throw invalid(response);
  return parsed.data;
}

const invalid = ({ body: _, ...details }: ApiResponse) => new ApiError({ kind: 'invalid_response', ...details });
