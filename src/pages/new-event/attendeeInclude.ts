import type { KolInclude } from '../../contract/kol.ts';

/** Attendees are loaded with their events, for the warnings and for the check after a lost response. */
export const INCLUDE_EVENTS: readonly KolInclude[] = ['events'];
