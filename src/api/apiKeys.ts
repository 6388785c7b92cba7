import * as z from 'zod/mini';
import { ApiKey } from '../contract/apiKey.ts';
import { recordResponse } from '../contract/page.ts';
import { parseStrictly, type ReadOptions, request } from './http.ts';

/** Returns the API keys of the organization by age, the revoked ones last. Managers only. @throws ApiError */
export async function listApiKeys(options: ReadOptions): Promise<ApiKey[]> {
  return parseStrictly(recordResponse(z.array(ApiKey)), await request('/auth/keys', options)).data;
}

/** Revokes a key at once and permanently. Managers only. @throws ApiError; status 409 for the key of this session */
export async function revokeApiKey(prefix: string): Promise<void> {
  await request(`/auth/keys/${encodeURIComponent(prefix)}/revoke`, { method: 'POST' });
}
