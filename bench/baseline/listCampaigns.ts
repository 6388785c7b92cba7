import type { Campaign } from '../../src/contract/campaign.ts';
import type { Page } from '../../src/contract/page.ts';

export type { Campaign };

/** Fetches one page of campaigns without validating it. */
export async function listCampaigns(query: URLSearchParams, signal: AbortSignal): Promise<Page<Campaign>> {
  const key = sessionStorage.getItem('kol-desk.api-key');
  const answer = await fetch(`/v1/campaigns?${query}`, { signal, headers: { Authorization: `Bearer ${key}` } });
  return answer.json();
}
