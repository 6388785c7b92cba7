import type { Translation } from '../translation.ts';

export const drawer: Translation['drawer'] = {
  previous: 'Vorheriger Datensatz',
  next: 'Nächster Datensatz',
  close: 'Schließen',
  notHereTitle: 'Nicht unter diesen Zeilen',
  notHere:
    'Der Datensatz aus der Adresse ist nicht auf dieser Seite der Liste. Vielleicht steht er jetzt an anderer Stelle, oder die Filter blenden ihn aus.',
  lookForIt: 'In der ganzen Liste suchen',
  nowhere: 'Kein Datensatz der ganzen Liste hat diese ID.',
};
