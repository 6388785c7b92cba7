import { currentFormat } from '../format.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const collecting: Translation['collecting'] = {
  progress: (loaded, total) => `${count(loaded)} von ${count(total)} geladen`,
  starting: 'Wird geladen\u00A0…',
  cancel: 'Abbrechen',
  loadAll: 'Alle laden',
  stoppedAtOnce: 'Das Laden wurde angehalten, bevor etwas da war.',
  stopped: (loaded, total) =>
    `Das Laden wurde abgebrochen. Alle Angaben hier beziehen sich auf die ersten ${count(loaded)} von ${count(total)}.`,
  moved: 'Die Daten haben sich während des Ladens geändert. Laden Sie für ein genaues Bild neu.',
  loadAgain: 'Neu laden',
  leftOut: (n) =>
    plural(n, {
      one: 'Ein Datensatz hatte keine ID und ist nicht enthalten.',
      other: `${count(n)} Datensätze hatten keine ID und sind nicht enthalten.`,
    }),
};
