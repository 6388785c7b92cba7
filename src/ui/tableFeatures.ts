import { tableFeatures } from '@tanstack/react-table';

/** What of TanStack Table every table of the dashboard uses; each further feature is downloaded by all of them. */
export const features = tableFeatures({ columnMeta: {} as { align: 'start' | 'end' } });
export type Features = typeof features;
