import type { CsvColumn } from '../../components/table/csv.ts';
import type { KolSummary } from '../../contract/kolDirectory.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { metricOf } from '../shared/kolMetrics.ts';
import { lastContactOf, nextEventOf } from '../shared/kolRecords.ts';

/** The days of a KOL that the directory sends. The list reads them from the interactions and events of a KOL. */
type SummaryDays = Partial<Pick<Parsed<KolSummary>, 'last_interaction_on' | 'next_event_on'>>;

/**
 * Structured fields of a KOL under the interface's own names, without long texts and internal notes, because the file
 * may go into another program.
 */
export const KOL_CSV: CsvColumn<ParsedKol & SummaryDays>[] = [
  { header: 'id', value: (kol) => kol.id },
  { header: 'full_name', value: (kol) => kol.full_name },
  { header: 'title', value: (kol) => kol.title },
  { header: 'institution', value: (kol) => kol.institution },
  { header: 'department', value: (kol) => kol.department },
  { header: 'country', value: (kol) => kol.contact?.address?.country },
  { header: 'email', value: (kol) => kol.contact?.email },
  { header: 'phone', value: (kol) => kol.contact?.phone },
  { header: 'specialties', value: (kol) => kol.specialties?.join('; ') },
  { header: 'tier', value: (kol) => kol.tier },
  { header: 'engagement_level', value: (kol) => kol.engagement_level },
  { header: 'h_index', value: (kol) => kol.metrics?.h_index },
  { header: 'publications_count', value: (kol) => kol.metrics?.publications_count },
  { header: 'email_open_rate', value: (kol) => metricOf(kol, 'email_open_rate') },
  { header: 'response_rate', value: (kol) => kol.metrics?.response_rate },
  { header: 'total_events', value: (kol) => kol.metrics?.total_events },
  { header: 'total_campaigns', value: (kol) => kol.metrics?.total_campaigns },
  { header: 'tags', value: (kol) => kol.tags?.join('; ') },
  { header: 'updated_at', value: (kol) => kol.updated_at },
  { header: 'last_interaction_on', value: (kol) => kol.last_interaction_on ?? lastContactOf(kol) },
  { header: 'next_event_on', value: (kol) => kol.next_event_on ?? nextEventOf(kol) },
];
