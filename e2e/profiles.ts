import { aKol } from './records.ts';

/** Profiles that several tests use. */

/** A sentence that fills several lines when repeated. */
export const long = 'A sentence that fills a line of the page and then goes on for a while. ';
export const comingYear = new Date().getUTCFullYear() + 1;
/** A KOL with entries in each list: long texts and an upcoming event. */
export const ada = aKol({
  id: 'kol_ada',
  full_name: 'Ada Keller',
  bio: 'Leads a heart failure programme.\n'.repeat(40),
  notes: 'Prefers mornings.',
  events: [
    { id: 'evt_1', name: 'Heart failure board', date: '2025-03-30', role: 'speaker' },
    { id: 'evt_2', name: 'Coming congress', date: `${comingYear}-10-26`, role: 'panelist' },
  ],
  campaigns: [{ id: 'cmp_1', name: 'Stent launch', sent_at: '2025-06-01', status: 'opened' }],
  interactions: [{ id: 'int_1', date: '2025-04-02', type: 'call', subject: 'Follow-up', summary: long.repeat(9) }],
  publications: [
    {
      id: 'pub_1',
      title: long.repeat(4),
      journal: 'Heart',
      published_on: '2024-12-31',
      doi: '10.1000/1',
      citations: 12,
    },
  ],
});
/** A KOL with empty lists. */
export const bo = aKol({
  id: 'kol_bo',
  full_name: 'Bo Åström',
  events: [],
  campaigns: [],
  interactions: [],
  publications: [],
});
