import type { Campaign } from '../../src/contract/campaign.ts';
import type { Event } from '../../src/contract/event.ts';
import { ratesOf } from '../repositories/campaigns.ts';
import type { ImportRecord } from './records.ts';

/** Counts what an import ignores or stores differently, to report it. */
export class ImportWarnings {
  private readonly ignored = new Map<string, number>();
  private otherRates = 0;
  private readonly contradictions = new Map<string, number>();
  private reversedEvents = 0;

  add(accepted: ImportRecord, ignored: string[]) {
    for (const path of new Set(ignored)) increment(this.ignored, path);
    if (accepted.kind === 'event' && endsBeforeStart(accepted.record)) this.reversedEvents += 1;
    if (accepted.kind !== 'campaign') return;
    if (hasOtherRates(accepted.record)) this.otherRates += 1;
    for (const contradiction of findContradictions(accepted.record)) increment(this.contradictions, contradiction);
  }

  describe(): string[] {
    const fields = describeCounts(this.ignored);
    const shown = fields.slice(0, 12).join(', ');
    const more = fields.length > 12 ? ` and ${fields.length - 12} more` : '';
    const contradictions = describeCounts(this.contradictions).join(', ');
    return [
      fields.length > 0 && `Ignored fields that are not in the contract: ${shown}${more}.`,
      this.otherRates > 0 &&
        `Campaigns whose rates do not match their counts (the counts were stored): ${this.otherRates}.`,
      this.contradictions.size > 0 &&
        `Campaigns whose counts contradict each other (stored as they are; no rate exceeds 1): ${contradictions}.`,
      this.reversedEvents > 0 &&
        `Events that end before they start (stored as they are; the filter by dates may not find them): ${this.reversedEvents}.`,
    ].filter((line) => line !== false);
  }
}

const increment = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

/** "contact.fax (3)", the most frequent first. */
const describeCounts = (records: Map<string, number>) =>
  [...records].sort(([, a], [, b]) => b - a).map(([what, number]) => `${what} (${number})`);

/**
 * Contradictions in a funnel are only warnings, because mail programs produce them: they count a click, for example, even if the
 * opening was not tracked.
 */
function findContradictions({ audience_count, metrics: { sent, delivered, opened, clicked } }: Campaign): string[] {
  return [
    sent > audience_count && 'sent to more than the audience',
    delivered > sent && 'more delivered than sent',
    opened > delivered && 'more opened than delivered',
    clicked > opened && 'more clicked than opened',
  ].filter((contradiction) => contradiction !== false);
}

const endsBeforeStart = ({ start_date, end_date }: Event) => Date.parse(end_date) < Date.parse(start_date);

/** Tells whether the rates differ from those computed from the counts by more than rounding. */
function hasOtherRates({ metrics }: Campaign) {
  const { open_rate, click_rate } = ratesOf(metrics);
  return Math.abs(metrics.open_rate - open_rate) > 0.005 || Math.abs(metrics.click_rate - click_rate) > 0.005;
}
