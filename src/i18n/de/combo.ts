import type { Translation } from '../translation.ts';

export const combo: Translation['combo'] = {
  openList: 'Liste öffnen',
  closeList: 'Liste schließen',
  clear: 'Leeren',
  noMatch: 'Keine Treffer',
  nothingMatches: (text) => `„${text}“ steht nicht in der Liste. Bitte wählen Sie daraus.`,
};
