import { currentFormat } from '../format.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const briefing: Translation['briefing'] = {
  title: (kols) => plural(kols, { one: 'Briefing', other: `${count(kols)} Briefings` }),
  titleOf: (name) => `Briefing: ${name}`,
  intro: 'Eine Seite pro KOL, auf A4 oder Letter.',
  nobody: 'Die Adresse nennt keinen KOL',
  lookUp: 'KOLs aufrufen',
  print: 'Drucken',
  withNotes: 'Interne Notizen drucken',
  backToProfile: 'Zurück zum Profil',
  backToList: 'Zurück zur Liste',
  reading: (done, total) => `${count(done)} von ${count(total)} geladen`,
  failed: (id, reason) => `${id} fehlt: ${reason}`,
  unknown: 'Der Dienst kennt keinen KOL mit dieser ID.',
  unknownMeans: 'Hierfür gibt es keine Seite; die Seiten anderer KOLs sind nicht betroffen.',
  metrics: 'Kennzahlen',
  contact: 'Kontakt',
  bio: 'Biografie',
  interactions: 'Letzte Interaktionen',
  coming: 'Kommende Veranstaltungen',
  recent: 'Letzte Veranstaltungen',
  publications: 'Neueste Publikationen',
  notes: 'Interne Notizen',
  noneRecorded: 'Nichts erfasst',
  shortened: '…\u00A0gekürzt',
  someOf: (list, shown, all) => `${list} (${count(shown)} von ${count(all)})`,
  asOf: (time) => `Stand: ${time}`,
};
