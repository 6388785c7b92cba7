import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { listApiKeys, revokeApiKey } from '../api/apiKeys.ts';
import { auditKeys } from './queryKeys.ts';

/** The API keys of the organization, also revoked ones. */
export const apiKeysOptions = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => listApiKeys({ signal }),
});

/** Revokes a key, then refetches the keys and the audit trail. */
export const revokeApiKeyOptions = mutationOptions({
  mutationFn: (prefix: string) => revokeApiKey(prefix),
  onSuccess: async (_revoked, _prefix, _result, { client }) => {
    void client.invalidateQueries({ queryKey: auditKeys.all });
    await client.invalidateQueries(apiKeysOptions);
  },
});
