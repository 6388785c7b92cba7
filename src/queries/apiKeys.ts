import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listApiKeys, revokeApiKey } from '../api/apiKeys.ts';

/** The API keys of the organization, also revoked ones. */
export const apiKeysOptions = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => listApiKeys({ signal }),
});

/** Revokes a key, then refetches the keys and the audit trail. */
export const revokeApiKeyOptions = (client: QueryClient) => ({
  mutationFn: (prefix: string) => revokeApiKey(prefix),
  onSuccess: async () => {
    void client.invalidateQueries({ queryKey: ['audit'] });
    await client.invalidateQueries(apiKeysOptions);
  },
});
