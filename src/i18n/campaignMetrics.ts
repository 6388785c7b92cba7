import { defineMessages } from './defineMessages.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

const count = (value: number) => currentFormat().number(value);
const campaigns = (n: number) => `${count(n)} ${plural(n, { one: 'campaign', other: 'campaigns' })}`;

/** Messages of the campaign report. */
export const useCampaignMetricsMessages = defineMessages('campaignMetrics', {
  title: 'Campaign metrics',
  intro: 'Metrics of all campaigns that match the filters.',
  print: 'Print report',
  toTable: 'Campaign table',
  period: 'Sent',
  periods: {
    all: 'At any time',
    days30: 'Last 30 days',
    days90: 'Last 90 days',
    days365: 'Last 365 days',
    year: 'This year',
    own: 'Custom dates',
  },
  sent_from: 'Sent from',
  sent_to: 'Sent to',
  edges: { sent_from: 'from', sent_to: 'to' },
  until: (day: string) => `until ${day}`,
  since: (day: string) => `since ${day}`,
  between: (from: string, to: string) => `${from} – ${to}`,
  reversedPeriod: 'The period ends before it begins, so it contains nothing.',
  noMatch: 'Change or clear the filters or the period to see metrics.',
  noneInPeriod: (n: number) =>
    plural(n, {
      one: 'The only campaign that matches the filters was not sent in this period.',
      other: `None of the ${campaigns(n)} that match the filters was sent in this period.`,
    }),
  showAnyTime: 'Show campaigns of any time',
  summary: (n: number, total: number) =>
    `${count(n)} of ${campaigns(total)} ${plural(n, { one: 'was', other: 'were' })} sent in the period`,
  asOf: (moment: string) => `As of ${moment}`,
  all: (n: number) => campaigns(n),

  metrics: 'Key metrics',
  campaigns: 'Campaigns',
  sent: 'Sent',
  deliveryRate: 'Delivery rate',
  openRate: 'Open rate',
  clickRate: 'Click rate',
  clickToOpen: 'Click-to-open',
  definition: {
    campaigns: 'How many campaigns match the filters and the period.',
    sent: 'All messages sent by these campaigns together.',
    deliveryRate: 'Delivered ÷ sent, each summed over these campaigns.',
    openRate: 'Opened ÷ delivered, each summed over these campaigns. It is not the mean of the campaigns’ own rates.',
    clickRate: 'Clicked ÷ delivered, each summed over these campaigns. It is not the mean of the campaigns’ own rates.',
    clickToOpen: 'Clicked ÷ opened, each summed over these campaigns.',
  },
  howDefined: (name: string) => `How “${name}” is defined`,
  ofWhole: (part: number, whole: number) => `${count(part)} of ${count(whole)}`,
  withoutCounts: (n: number) =>
    `${campaigns(n)} whose counts are missing or impossible ${plural(n, { one: 'is', other: 'are' })} not included.`,
  before: (value: string) => `${value} in the period before`,
  rise: (change: string) => `Up ${change}`,
  fall: (change: string) => `Down ${change}`,
  noChange: (_change: string): string => 'No change',
  beforeRange: (from: string, to: string) => `The period before: ${from} – ${to}.`,
  nothingBefore: (from: string, to: string) => `No campaign was sent in the period before: ${from} – ${to}.`,

  opensTitle: 'How reliable are open rates?',
  opens: [
    'An open is counted when a message loads a hidden image. Apple Mail and some company gateways load every image automatically, so some counted opens were made by no person.',
    'Other mail programs block images, so some real opens are not counted. Compare open rates over time, and trust clicks more: a person has to click.',
  ],
  funnelNote: 'Delivered as a share of sent; opened and clicked as shares of delivered',
  step: 'Step',
  messages: 'Messages',
  rate: 'Rate',
  countAndRate: (messages: string, rate: string) => `${messages} · ${rate}`,
  ofStepBefore: 'Of the step before',
  delivered: 'Delivered',
  opened: 'Opened',
  clicked: 'Clicked',
  months: 'By month',
  monthsNote: 'Open and click rate, with the messages delivered behind them.',
  fewDeliveredNote: (limit: number) =>
    `Months with fewer than ${count(limit)} delivered are triangles, outside the scale.`,
  fewRate: (rate: string) => `${rate} with few deliveries`,
  monthsSkipped: (n: number) =>
    `${campaigns(n)} without a send date ${plural(n, { one: 'is', other: 'are' })} in no month.`,
  month: 'Month',
  types: 'By type',
  typesNote: 'Open and click rate of each type as one group',
  type: 'Type',
  unknownType: 'No type given',
  typeWithCount: (type: string, n: number) => `${type} (${count(n)})`,
  scatter: 'Audience and open rate',
  scatterNote: 'Each point is a campaign, on a logarithmic scale of its audience.',
  scatterHint: 'Choose one to open it.',
  campaign: 'Campaign',
  audience: 'Audience',
  scatterPoint: (name: string, audience: number, openRate: string) =>
    `${name}: Audience ${count(audience)}, Open rate ${openRate}`,
  nothingToDraw: 'None of these campaigns has the numbers for this chart.',
  actions: (title: string) => `Actions for “${title}”`,
  showAs: { chart: 'Show as chart', table: 'Show as table' },
  saveAs: (format: string) => `Save as ${format}`,
  tableOf: (title: string) => `${title} as a table`,
  valuesOf: (title: string) => `Values of “${title}”: the arrow keys go from one to the next`,
  chartOf: (title: string) => `${title} as a chart. The table has the same numbers.`,

  ranking: 'Ranking',
  rankingNote: 'Campaigns of this report by their rates.',
  rankingHint: 'Tick 2 to 6 to compare them.',
  atLeast: (limit: number) => `At least ${count(limit)} delivered`,
  notRanked: (n: number) => `${campaigns(n)} with fewer ${plural(n, { one: 'is', other: 'are' })} not ranked.`,
  showWholeRanking: (n: number) => `Show all ${count(n)}`,
  showTopOfRanking: (n: number) => `Show the first ${count(n)}`,
  rankingCaption: 'Campaigns ranked',
  uncounted: 'The rate can’t be checked because the counts are missing. Not ranked.',
  impossible: {
    opened: 'More were opened than delivered: not ranked.',
    clicked: 'More were clicked than delivered: not ranked.',
  },
  fromMedian: 'From type’s median',
  fromMedianLong:
    'Open rate minus the median open rate of campaigns of the same type, in percentage points. Not shown with fewer than 5 peers.',
  interval: (confidence: string, low: string, high: string) => `${confidence}: ${low} – ${high}`,
  intervalLong: (confidence: string) =>
    `Few were delivered: with ${confidence} confidence, the true rate is in this range.`,
  points: (value: string) => `${value} pts`,
  printedRows: (shown: number, total: number) => `The first ${count(shown)} of ${count(total)}.`,
  sent_at: 'Sent on',

  compare: 'Compare',
  compareCount: (n: number) => `${campaigns(n)} chosen`,
  toComparison: 'Go to the comparison',
  compareOneMore: 'Choose one more campaign to compare.',
  compareMost: 'You can compare at most six campaigns. Remove one to choose another.',
  compareRemove: (name: string) => `Remove ${name} from the comparison`,
  compareClear: 'Clear the comparison',
  compareCaption: 'Campaigns side by side',
  compareMissing: (n: number) =>
    `${campaigns(n)} that you chose ${plural(n, { one: 'is', other: 'are' })} no longer shown.`,
  metric: 'Metric',
});
