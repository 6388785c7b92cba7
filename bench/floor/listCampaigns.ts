import type { Campaign } from '../../src/contract/campaign.ts';
import type { Page } from '../../src/contract/page.ts';

export type { Campaign };

/** One page of campaigns, believed as it comes. */
export async function listCampaigns(query: URLSearchParams, signal: AbortSignal): Promise<Page<Campaign>> {
  const key = sessionStorage.getItem('kol-desk.api-key');
  const answer = await fetch(`/v1/campaigns?${query}`, { signal, headers: { Authorization: `Bearer ${key}` } });
  return answer.json();
}
