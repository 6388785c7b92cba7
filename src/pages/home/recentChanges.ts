import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { campaignsPath, createdEventPath, kolPath } from '../../paths.ts';
import type { listCreatedEventTitles } from '../../storage/createdEvents.ts';
import type { RecentProfile } from './useRecentProfiles.ts';

/** A change, the path of its record, and its time (ISO 8601, UTC). */
export interface Change {
  kind: 'campaignCreated' | 'campaignSent' | 'kolUpdated' | 'eventCreated';
  key: string;
  title: string;
  to: string;
  at: string;
}

interface Sources {
  campaigns: readonly Parsed<Campaign>[];
  profiles: readonly RecentProfile[];
  created: ReturnType<typeof listCreatedEventTitles>;
}

/**
 * Returns the recent changes among the loaded records, newest first. Future dates (a campaign that is not sent yet) and
 * records without a date are not changes.
 * @param now milliseconds
 */
export function lastChanges({ campaigns, profiles, created }: Sources, now: number, most: number): Change[] {
  const recentChanges = [
    ...campaigns.flatMap(({ id, name, created_at, sent_at }) => {
      const campaign = { title: name || id, to: campaignsPath({ selected: id }) };
      return [
        { ...campaign, kind: 'campaignCreated' as const, key: `${id} created`, at: created_at },
        { ...campaign, kind: 'campaignSent' as const, key: `${id} sent`, at: sent_at },
      ];
    }),
    ...profiles.map(({ id, kol }) => ({
      kind: 'kolUpdated' as const,
      key: id,
      title: kol?.full_name || id,
      to: kolPath(id),
      at: kol?.updated_at,
    })),
    ...created.map(({ id, name, created_at }) => ({
      kind: 'eventCreated' as const,
      key: id,
      title: name,
      to: createdEventPath(id),
      at: created_at,
    })),
  ];
  return recentChanges
    .flatMap(({ at, ...change }) => (at && Date.parse(at) <= now ? [{ ...change, at }] : []))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, most);
}
