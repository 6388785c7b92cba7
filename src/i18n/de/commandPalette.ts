import { count } from '../format.ts';
import { plural } from '../messages.ts';
import type { Translation } from '../translation.ts';

export const commandPalette: Translation['commandPalette'] = {
  title: 'Suchen oder öffnen',
  placeholder: 'Name, ID, Seite oder Aktion\u00A0…',
  nothing: 'Keine Treffer. Fügen Sie eine KOL-ID ein oder geben Sie den Namen einer Ansicht ein.',
  incomplete:
    'Ein Teil der Suche ist fehlgeschlagen, deshalb können Treffer fehlen. Versuchen Sie es gleich noch einmal.',

  goTo: 'Gehe zu',
  home: 'Start',
  kols: 'KOLs: aufrufen und Liste',
  campaignMetrics: 'Kampagnenkennzahlen',
  newEvent: 'Neue Veranstaltung',

  suggestions: 'Vorschläge',
  openKol: (id) => `Profil ${id} öffnen`,
  openKols: (kols) => `${count(kols)} ${plural(kols, { one: 'KOL', other: 'KOLs' })} als Liste öffnen`,
  openProduct: (id) => `Produkt ${id} öffnen`,
  openCampaign: (id) => `Kampagne ${id} öffnen`,
  foundKols: 'KOLs',
  kolsFound: (kols) => `${count(kols)} ${plural(kols, { one: 'KOL', other: 'KOLs' })} nach Namen gefunden.`,
  searchKols: (text) => `KOLs nach „${text}“ durchsuchen`,
  searchEvents: (text) => `Veranstaltungen nach „${text}“ durchsuchen`,
  searchProducts: (text) => `Produkte nach „${text}“ durchsuchen`,
  searchCampaigns: (text) => `Kampagnen nach „${text}“ durchsuchen`,
  notIds: (pieces, first) =>
    plural(pieces, {
      one: `„${first}“ ist keine KOL-ID.`,
      other: `${count(pieces)} Teile sind keine KOL-IDs: „${first}“\u00A0…`,
    }),

  recent: 'Zuletzt verwendet',
  kol: 'KOL',
  campaign: 'Kampagne',
  product: 'Produkt',
  event: 'Veranstaltung',
  shortlist: 'Shortlist',
  draft: 'Unfertige Veranstaltung',
  createdEvent: 'In diesem Browser angelegte Veranstaltung',

  onPage: 'Auf dieser Seite',
  actions: 'Aktionen',
  language: (name) => `Sprache: ${name}`,
  keywords: [
    'Start: Dashboard, Übersicht, Startseite, Home, heute',
    'aufrufen und Liste: Profil, Arzt, Ärztin, Experte, Expertin, HCP, Person, suchen, finden, Shortlist, Briefing',
    'Produkte: Portfolio, Arzneimittel, Geräte, Märkte, Produktlinien, Zulassungen, Export, herunterladen, Download',
    'Kampagnen: E-Mails, Mailings, Newsletter, Nachrichten, Öffnungsrate, Klickrate, Export, herunterladen, Download',
    'Kennzahlen: Öffnungsrate, Klickrate, Metriken, Zahlen, KPI, Statistik, Analyse, Diagramme, Bericht, Auswertung',
    'Neue Veranstaltung: einladen, Einladung, Treffen, Kongress, Event, Advisory Board, Kalender, Termin, planen, anlegen, hinzufügen',
    'Veranstaltungen: Treffen, Kongresse, Events, Advisory Boards, Kalender, Termine, Agenda',
    'Farben: Dunkelmodus, dunkler Modus, heller Modus, Nacht, Theme, Design, Darstellung, Kontrast, Dark Mode',
    'Sprache: Englisch, Deutsch, Japanisch, Chinesisch, Übersetzung, Language',
    'Tastenkürzel: Tastatur, Shortcuts, Hilfe, ?',
    'Abmelden: ausloggen, Logout, Log-out, beenden, verlassen, Sitzung beenden',
    'Exportieren: Export, herunterladen, Download, als Datei speichern, CSV, Excel, Tabelle',
    'Gespeicherte Ansichten: Ansicht speichern, Filter speichern, Lesezeichen, Vorlage',
    'Spalten: Felder, Breite, einblenden, ausblenden, Reihenfolge, kompakt, Dichte, anpassen',
    'drucken: PDF, Papier, Ausdruck',
    'Link kopieren: teilen, URL, Adresse',
    'Shortlist: Liste speichern, Favoriten, merken, Lesezeichen',
    'Diagramm: Grafik, Punktwolke, Streudiagramm, Plot',
    'Kalender: Outlook, ics, iCal',
    'Eingeladene: Gäste, Teilnehmer, Teilnehmende, Export, herunterladen, Excel',
    'unfertige: Entwurf, Entwürfe, angefangen, nicht gesendet',
  ],

  shortcutsIntro: 'Zusätzlich zu den Tastenkürzeln des Browsers:',
  shortcut: 'Taste',
  does: 'Wirkung',
  opensPalette: 'Öffnet die Suche',
  reachesSearch: 'Setzt den Cursor in die Suche der Ansicht, sonst öffnet es die Suche',
  opensSheet: 'Öffnet diese Übersicht',
  closes: 'Schließt einen Dialog, eine Seitenleiste oder eine Liste',
  movesInTabs: 'Geht die Bereiche eines Profils entlang; die Eingabetaste öffnet einen',
  singleKeys: 'Tastenkürzel aus einem einzelnen Zeichen',
  singleKeysHelp:
    'Schalten Sie sie aus, wenn Sie diktieren oder versehentlich Tasten drücken. Diese Übersicht bleibt in der Liste, die Strg K (⌘ K) öffnet, unter „Tastenkürzel“.',
};
