import type { Campaign } from '../../src/contract/campaign.ts';
import type { ImportRecord } from './validateRecord.ts';

/** Counts what an import does not keep as it is in the file, so that nothing is dropped in silence. */
export class ImportWarnings {
  private readonly ignored = new Map<string, number>();
  private otherRates = 0;
  private readonly oddities = new Map<string, number>();

  add(accepted: ImportRecord, ignored: string[]) {
    for (const path of new Set(ignored)) this.ignored.set(path, (this.ignored.get(path) ?? 0) + 1);
    if (accepted.kind !== 'campaign') return;
    if (hasOtherRates(accepted.record.metrics)) this.otherRates += 1;
    for (const oddity of odditiesOf(accepted.record)) this.oddities.set(oddity, (this.oddities.get(oddity) ?? 0) + 1);
  }

  describe(): string[] {
    const fields = counted(this.ignored);
    const shown = fields.slice(0, 12).join(', ');
    const more = fields.length > 12 ? ` and ${fields.length - 12} more` : '';
    return [
      ...(fields.length > 0 ? [`Left out fields that the contract does not have: ${shown}${more}.`] : []),
      ...(this.otherRates > 0
        ? [`Campaigns whose rates are not what their counts give (the counts are kept): ${this.otherRates}.`]
        : []),
      ...(this.oddities.size > 0
        ? [
            `Campaigns whose counts contradict each other (kept as they are; no rate exceeds 1): ${counted(this.oddities).join(', ')}.`,
          ]
        : []),
    ];
  }
}

/** "contact.fax (3)", the most frequent first. */
const counted = (records: Map<string, number>) =>
  [...records].sort(([, a], [, b]) => b - a).map(([what, number]) => `${what} (${number})`);

/**
 * What cannot be in a funnel. The import warns and does not refuse it: mail programs do count, say, a click where the
 * opening was blocked, and a whole export should not fail for it.
 */
function odditiesOf({ audience_count, metrics: { sent, delivered, opened, clicked } }: Campaign): string[] {
  return [
    sent > audience_count && 'sent to more than the audience',
    delivered > sent && 'more delivered than sent',
    opened > delivered && 'more opened than delivered',
    clicked > opened && 'more clicked than opened',
  ].filter((oddity) => oddity !== false);
}

/** Rates are computed from the counts; a rounded one is the same rate. */
function hasOtherRates(metrics: { delivered: number; opened: number; clicked: number } & Record<string, number>) {
  const share = (part: number) => (metrics.delivered === 0 ? 0 : part / metrics.delivered);
  const differs = (stated = 0, part = 0) => Math.abs(stated - share(part)) > 0.005;
  return differs(metrics.open_rate, metrics.opened) || differs(metrics.click_rate, metrics.clicked);
}
