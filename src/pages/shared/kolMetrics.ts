/** The metrics of a KOL in screen order: first the KOL's standing, then the cooperation. */
export const KOL_METRICS = [
  'h_index',
  'publications_count',
  'total_events',
  'total_campaigns',
  'email_open_rate',
  'response_rate',
] as const;
