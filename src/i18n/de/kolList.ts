import { currentFormat } from '../format.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);
const kols = (value: number) => `${count(value)} ${plural(value, { one: 'KOL', other: 'KOLs' })}`;

export const kolList: Translation['kolList'] = {
  title: 'KOLs',
  intro:
    'KOLs werden über ihre ID aufgerufen. Übernehmen Sie die IDs in beliebiger Form aus Ihrem CRM, einer Tabelle oder einer E-Mail.',
  lookUp: 'KOLs aufrufen',
  addKols: 'KOLs hinzufügen',
  fieldLabel: 'KOL-IDs',
  fieldHelp:
    'Eine ID oder Hunderte: beliebig getrennt, als Tabellenspalte oder als Profiladressen. Sie können auch eine CSV- oder Textdatei hier ablegen. Die Eingabetaste ruft sie auf, mit Umschalt beginnt sie eine Zeile.',
  submit: 'Aufrufen',
  add: 'Zur Liste hinzufügen',
  chooseFile: 'Datei auswählen',
  noId: 'Hier ist keine KOL-ID enthalten. Eine ID sieht so aus: kol_demo_0001.',
  unreadableFile: (name) => `Die Datei ${name} lässt sich nicht als Text lesen.`,
  recent: 'Zuletzt geöffnet',

  caption: 'KOLs der Liste',
  inList: (total) => `${kols(total)} in der Liste`,
  shown: (shown, loaded) => (shown === loaded ? kols(loaded) : `${count(shown)} von ${kols(loaded)} angezeigt`),
  selected: (selected) => `${count(selected)} ausgewählt`,
  progress: (done, total) => `${count(done)} von ${count(total)}`,
  progressLabel: 'KOLs werden geladen',
  stopped: (done, total) => `Angehalten: ${count(done)} von ${count(total)} geladen.`,
  cancel: 'Anhalten',
  goOn: 'Fortsetzen',
  readAll: (total) => plural(total, { one: 'Der KOL ist geladen.', other: `Alle ${count(total)} KOLs sind geladen.` }),
  failedTitle: (failed) =>
    plural(failed, {
      one: 'Ein KOL konnte nicht geladen werden',
      other: `${count(failed)} KOLs konnten nicht geladen werden`,
    }),
  failedMeans: 'Andere Zeilen sind nicht betroffen.',
  copyDetail: (id) => `Angaben zu ${id} kopieren`,
  retry: (id) => `${id} erneut versuchen`,
  showFailed: 'Nur diese anzeigen',
  showAll: 'Ganze Liste anzeigen',
  retryAll: 'Alle erneut versuchen',
  removeFailed: 'Diese aus der Liste entfernen',
  removeOne: (id) => `${id} entfernen`,
  noMatchTitle: 'Kein passender KOL in der Liste',
  noMatch: 'Entfernen Sie einen Filter, um mehr zu sehen.',

  search: 'Suche',
  searchPlaceholder: 'Name, Institution\u00A0…',
  tier: 'Tier',
  engagement_level: 'Engage\u00ADment',
  specialty: 'Fachgebiet',
  country: 'Land',
  name: 'Name',
  kolTitle: 'Titel',
  institution: 'Institution',

  actions: 'Ausgewählte KOLs',
  compare: 'Vergleichen',
  compareHint: 'Wählen Sie 2 bis 4 KOLs zum Vergleichen aus.',
  compareTitle: 'Vergleich',
  exportCsv: 'CSV exportieren',
  exportName: 'kols',
  printBriefings: 'Briefings drucken',
  remove: 'Entfernen',
  plot: 'Diagramm',
  hidePlot: 'Diagramm ausblenden',
  plotTitle: 'h-Index und Resonanz',
  plotVertical: 'Vertikale Achse',
  plotPoints: 'Punkte des Diagramms: mit den Pfeiltasten von einem zum nächsten, die Eingabetaste öffnet das Profil',
  plotLabel: (rate) => `Die angezeigten KOLs nach h-Index und ${rate}; jeder Punkt öffnet ein Profil`,
  plotMissing: (missing) =>
    `${kols(missing)} ohne diese Kennzahlen ${plural(missing, { one: 'ist', other: 'sind' })} nicht im Diagramm.`,
  plotNothing: 'Kein KOL in den Zeilen hat beide Werte.',
  plotPoint: (name, hIndex, rate) => `${name}: ${hIndex}; ${rate}`,

  shortlists: 'Shortlists',
  shortlistsHelp: 'In diesem Browser gespeichert, nur als IDs',
  noShortlists: 'Noch keine Shortlists. Rufen Sie KOLs auf und speichern Sie die Liste unter einem Namen.',
  saveShortlist: 'Als Shortlist speichern',
  saveSelected: (rows) => `${count(rows)} als Shortlist speichern`,
  saveShown: (rows) => `${count(rows)} angezeigte als Shortlist speichern`,
  shortlistName: 'Name der Shortlist',
  saved: (name, members) => `${kols(members)} als „${name}“ gespeichert.`,
  duplicate: 'Duplizieren',
  duplicateOf: (name) => `${name} duplizieren`,
  copyOf: (name) => `${name} (Kopie)`,
  members: kols,
};
