import type { Language, UserLocale } from './locale.ts';
import { useLocaleStore } from './localeStore.ts';

/** Each language is a separate chunk that loads on demand. */
const TRANSLATIONS = {
  de: () => import('./de/translation.ts'),
  ja: () => import('./ja/translation.ts'),
  'zh-CN': () => import('./zh-CN/translation.ts'),
} satisfies Record<Exclude<Language, 'en'>, unknown>;

/** The latest request: messages of another language that load later are ignored. */
let latest: UserLocale | undefined;

/**
 * Switches all messages, numbers and dates to the user's language. If its messages fail to load, everything is in
 * English, including numbers, because a mixture would be worse.
 */
export async function startLocale(locale: UserLocale) {
  await changeLocale(locale).catch(() => changeLocale({ language: 'en', locale: 'en' }));
}

/** Switches to another language. @throws Error if its messages fail to load; nothing changes then */
export async function changeLocale(next: UserLocale) {
  latest = next;
  const translation = next.language === 'en' ? undefined : (await TRANSLATIONS[next.language]()).translation;
  if (latest !== next) return;
  document.documentElement.lang = next.locale;
  useLocaleStore.setState({ ...next, translation });
}
