/** The metrics of a KOL in the order in which they are read: first what a KOL stands for, then the work together. */
export const KOL_METRICS = [
  'h_index',
  'publications_count',
  'total_events',
  'total_campaigns',
  'email_open_rate',
  'response_rate',
] as const;
