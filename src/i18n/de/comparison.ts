import { count } from '../format.ts';
import { plural } from '../messages.ts';
import type { Translation } from '../translation.ts';

export const comparison: Translation['comparison'] = {
  title: (kols) => `${count(kols)} ${plural(kols, { one: 'KOL', other: 'KOLs' })} vergleichen`,
  titleWithoutKols: 'KOLs vergleichen',
  empty: 'Nichts zu vergleichen',
  emptyHelp: 'Öffnen Sie eine Liste von KOLs, wählen Sie 2 bis 4 davon aus und dann „Vergleichen“.',
  openKols: 'KOLs öffnen',
  backToList: 'Zurück zur Liste',
  remove: (name) => `${name} aus dem Vergleich entfernen`,
  best: 'bester Wert',
  bestHelp:
    'Ein Stern kennzeichnet den besten Wert einer Zeile. Veranstaltungen und Kampagnen haben keinen, denn mehr ist dort nicht besser.',
  shared: 'Gemeinsame Expertise',
  sharedHelp: 'Fachgebiete, Schwerpunkte und Forschungsinteressen von mindestens zwei dieser KOLs.',
  noneShared: 'Diese KOLs haben kein Fachgebiet, keinen Schwerpunkt und kein Forschungsinteresse gemeinsam.',
  sharedBy: (topic, kols, all) => `${topic} (${count(kols)} von ${count(all)})`,
  showAllShared: (n) => `Alle ${count(n)} anzeigen`,
  showTopShared: (n) => `Die ersten ${count(n)} anzeigen`,
  tier: 'Tier',
  engagement: 'Engagement',
  institution: 'Institution',
  country: 'Land',
};
