import type { KolInclude } from '../../contract/kol.ts';

/** Attendees are read with their events: for the warnings, and for the check after a lost answer. */
export const INCLUDE_EVENTS: readonly KolInclude[] = ['events'];
