import type { routes } from '../paths.ts';
import type { Language } from '../words/locale.ts';

/**
 * What a page may begin with beside the program that every page has: the screen of its address, and the reader's words.
 * The build looks up in which files each part has ended up (`startPlugin.ts`); `start.ts` has them downloaded at once.
 */
export const PARTS = {
  home: 'src/pages/home/HomePage.tsx',
  signIn: 'src/pages/sign-in/SignInPage.tsx',
  kols: 'src/pages/kols/KolsPage.tsx',
  kol: 'src/pages/kol/KolPage.tsx',
  briefing: 'src/pages/briefing/BriefingPage.tsx',
  products: 'src/pages/products/ProductsPage.tsx',
  campaigns: 'src/pages/campaigns/CampaignsPage.tsx',
  campaignMetrics: 'src/pages/campaign-metrics/CampaignMetricsPage.tsx',
  newEvent: 'src/pages/new-event/NewEventPage.tsx',
  de: 'src/words/de/translation.ts',
  ja: 'src/words/ja/translation.ts',
  'zh-CN': 'src/words/zh-CN/translation.ts',
} satisfies Record<keyof typeof routes | Exclude<Language, 'en'>, string>;

export type Part = keyof typeof PARTS;

/** The files of each part, as the build names them. */
export type PartFiles = Readonly<Partial<Record<Part, readonly string[]>>>;
