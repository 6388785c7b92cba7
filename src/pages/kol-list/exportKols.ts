import { type CsvColumn, csvText } from '../../components/table/csv.ts';
import { saveFile } from '../../components/table/download.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';

/**
 * Structured fields of a KOL under the interface's own names, without long texts and internal notes, because the file
 * may go into another program.
 */
const COLUMNS: CsvColumn<ParsedKol>[] = [
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
  { header: 'email_open_rate', value: (kol) => kol.metrics?.email_open_rate },
  { header: 'response_rate', value: (kol) => kol.metrics?.response_rate },
  { header: 'total_events', value: (kol) => kol.metrics?.total_events },
  { header: 'total_campaigns', value: (kol) => kol.metrics?.total_campaigns },
  { header: 'tags', value: (kol) => kol.tags?.join('; ') },
  { header: 'updated_at', value: (kol) => kol.updated_at },
];

/** Exports KOLs as a CSV file with the date in its name. */
export async function exportKols(kols: readonly ParsedKol[], name: string) {
  saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, await csvText(COLUMNS, kols));
}
