import { currentFormat } from '../format.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().number(value);
const campaigns = (n: number) => `${count(n)} ${plural(n, { one: 'Kampagne', other: 'Kampagnen' })}`;

export const campaignMetrics: Translation['campaignMetrics'] = {
  title: 'Kampagnenkennzahlen',
  intro: 'Auswertung aller Kampagnen, die den Filtern entsprechen.',
  print: 'Bericht drucken',
  toTable: 'Kampagnen\u00ADtabelle',
  period: 'Zeitraum',
  periods: {
    all: 'Unbegrenzt',
    days30: 'Letzte 30 Tage',
    days90: 'Letzte 90 Tage',
    days365: 'Letzte 365 Tage',
    year: 'Dieses Jahr',
    own: 'Eigener Zeitraum',
  },
  sent_from: 'Gesendet ab',
  sent_to: 'Gesendet bis',
  edges: { sent_from: 'ab', sent_to: 'bis' },
  until: (day) => `bis ${day}`,
  since: (day) => `ab ${day}`,
  between: (from, to) => `${from}–${to}`,
  reversedPeriod: 'Der Zeitraum endet, bevor er beginnt: Nichts liegt darin.',
  noMatch: 'Ändern oder löschen Sie die Filter oder den Zeitraum, um Zahlen zu sehen.',
  noneInPeriod: (n) =>
    plural(n, {
      one: 'Die einzige passende Kampagne wurde nicht in diesem Zeitraum gesendet.',
      other: `Keine der ${count(n)} passenden Kampagnen wurde in diesem Zeitraum gesendet.`,
    }),
  showAnyTime: 'Kampagnen aller Zeiten anzeigen',
  summary: (n, total) => `${count(n)} von ${campaigns(total)} im Zeitraum gesendet`,
  asOf: (moment) => `Stand: ${moment}`,
  all: (n) => campaigns(n),

  metrics: 'Kennzahlen',
  campaigns: 'Kampagnen',
  sent: 'Gesendet',
  deliveryRate: 'Zustellrate',
  openRate: 'Öffnungsrate',
  clickRate: 'Klickrate',
  clickToOpen: 'Click-to-Open-Rate',
  definition: {
    campaigns: 'Anzahl der Kampagnen, die den Filtern und dem Zeitraum entsprechen.',
    sent: 'Alle Nachrichten, die mit diesen Kampagnen gesendet wurden.',
    deliveryRate: 'Zugestellt ÷ gesendet, jeweils über diese Kampagnen summiert.',
    openRate:
      'Geöffnet ÷ zugestellt, jeweils über diese Kampagnen summiert. Dies ist nicht der Mittelwert der einzelnen Kampagnenraten.',
    clickRate:
      'Geklickt ÷ zugestellt, jeweils über diese Kampagnen summiert. Dies ist nicht der Mittelwert der einzelnen Kampagnenraten.',
    clickToOpen: 'Geklickt ÷ geöffnet, jeweils über diese Kampagnen summiert.',
  },
  howDefined: (name) => `So ist „${name}“ definiert`,
  ofWhole: (part, whole) => `${count(part)} von ${count(whole)}`,
  withoutCounts: (n) =>
    `${campaigns(n)} mit fehlenden oder unmöglichen Zahlen ${plural(n, { one: 'ist', other: 'sind' })} nicht enthalten.`,
  before: (value) => `${value} im Zeitraum davor`,
  rise: (change) => `Gestiegen: ${change}`,
  fall: (change) => `Gefallen: ${change}`,
  noChange: () => 'Unverändert',
  beforeRange: (from, to) => `Zeitraum davor: ${from}–${to}.`,
  nothingBefore: (from, to) => `Im Zeitraum davor (${from}–${to}) wurde keine Kampagne gesendet.`,

  opensTitle: 'Wie verlässlich sind Öffnungsraten?',
  opens: [
    'Eine Öffnung wird gezählt, wenn eine Nachricht ein verstecktes Bild lädt. Apple Mail und manche Firmen-Gateways laden alle Bilder von selbst; so werden auch Öffnungen gezählt, hinter denen niemand steht.',
    'Andere Mailprogramme blockieren Bilder, sodass tatsächliche Öffnungen fehlen. Vergleichen Sie Öffnungsraten über die Zeit miteinander, nicht mit einem Idealwert, und vertrauen Sie eher den Klicks: Die muss jemand selbst auslösen.',
  ],
  funnelNote: 'Zugestellt als Anteil der gesendeten, geöffnet und geklickt als Anteil der zugestellten Nachrichten',
  step: 'Stufe',
  messages: 'Nachrichten',
  rate: 'Rate',
  countAndRate: (messages, rate) => `${messages} · ${rate}`,
  ofStepBefore: 'Von der Vorstufe',
  delivered: 'Zugestellt',
  opened: 'Geöffnet',
  clicked: 'Geklickt',
  months: 'Nach Monat',
  monthsNote: 'Öffnungs- und Klickrate, dahinter die zugestellten Nachrichten.',
  fewDeliveredNote: (limit) =>
    `Monate mit weniger als ${count(limit)} zugestellten Nachrichten sind Dreiecke außerhalb der Skala.`,
  fewRate: (rate) => `${rate} bei wenigen Zustellungen`,
  monthsSkipped: (n) =>
    `${campaigns(n)} ohne Sendedatum ${plural(n, { one: 'steht', other: 'stehen' })} in keinem Monat.`,
  month: 'Monat',
  types: 'Nach Typ',
  typesNote: 'Öffnungs- und Klickrate jedes Typs als Gruppe',
  type: 'Typ',
  unknownType: 'Ohne Typ',
  typeWithCount: (type, n) => `${type} (${count(n)})`,
  scatter: 'Zielgruppe und Öffnungsrate',
  scatterNote: 'Jeder Punkt ist eine Kampagne, auf einer logarithmischen Skala der Zielgruppe.',
  scatterHint: 'Wählen Sie einen aus, um sie zu öffnen.',
  campaign: 'Kampagne',
  audience: 'Größe der Zielgruppe',
  scatterPoint: (name, audience, openRate) => `${name}: Zielgruppe ${count(audience)}, Öffnungsrate ${openRate}`,
  nothingToDraw: 'Keine dieser Kampagnen enthält die Zahlen für dieses Diagramm.',
  actions: (title) => `Aktionen für „${title}“`,
  showAs: { chart: 'Als Diagramm anzeigen', table: 'Als Tabelle anzeigen' },
  saveAs: (format) => `Als ${format} speichern`,
  tableOf: (title) => `${title} als Tabelle`,
  valuesOf: (title) => `Werte von „${title}“: mit den Pfeiltasten von einem zum nächsten`,
  chartOf: (title) => `${title} als Diagramm. Die Tabelle enthält dieselben Zahlen.`,

  ranking: 'Rangliste',
  rankingNote: 'Die Kampagnen dieses Berichts nach ihren Raten.',
  rankingHint: 'Wählen Sie 2 bis 6 zum Vergleichen aus.',
  atLeast: (limit) => `Mindestens ${count(limit)} zugestellt`,
  notRanked: (n) =>
    `${campaigns(n)} mit weniger Zustellungen ${plural(n, { one: 'steht', other: 'stehen' })} nicht in der Rangliste.`,
  showWholeRanking: (n) => `Alle ${count(n)} anzeigen`,
  showTopOfRanking: (n) => `Die ersten ${count(n)} anzeigen`,
  rankingCaption: 'Rangliste der Kampagnen',
  uncounted: 'Rate des Dienstes ohne Zahlen, die sie belegen: nicht in der Rangfolge.',
  impossible: {
    opened: 'Mehr geöffnet als zugestellt: nicht in der Rangfolge.',
    clicked: 'Mehr geklickt als zugestellt: nicht in der Rangfolge.',
  },
  fromMedian: 'Abstand zum Typ-Median',
  fromMedianLong:
    'Öffnungsrate abzüglich des Medians der Öffnungsraten von Kampagnen desselben Typs, in Prozentpunkten. Bei weniger als 5 Vergleichskampagnen nicht angezeigt.',
  interval: (confidence, low, high) => `${confidence}-KI: ${low}–${high}`,
  intervalLong: (confidence) =>
    `Wenige wurden zugestellt: Mit ${confidence} Konfidenz liegt die wahre Rate in diesem Bereich.`,
  points: (value) => `${value}\u00A0%-Pkt.`,
  printedRows: (shown, total) => `Die ersten ${count(shown)} von ${count(total)}.`,
  sent_at: 'Gesendet am',

  compare: 'Vergleich',
  compareCount: (n) => `${campaigns(n)} ausgewählt`,
  toComparison: 'Zum Vergleich',
  compareOneMore: 'Wählen Sie zum Vergleichen eine weitere Kampagne aus.',
  compareMost: 'Es lassen sich höchstens sechs Kampagnen vergleichen. Entfernen Sie eine, um eine andere auszuwählen.',
  compareRemove: (name) => `${name} aus dem Vergleich entfernen`,
  compareClear: 'Vergleich leeren',
  compareCaption: 'Kampagnen im Vergleich',
  compareMissing: (n) =>
    `${plural(n, { one: 'Eine zuvor ausgewählte Kampagne ist', other: `${count(n)} zuvor ausgewählte Kampagnen sind` })} nicht unter den angezeigten.`,
  metric: 'Kennzahl',
};
