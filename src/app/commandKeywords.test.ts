import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useAppMessages } from '../i18n/app.ts';
import { useCommandPaletteMessages } from '../i18n/commandPalette.ts';
import { translation as german } from '../i18n/de/translation.ts';
import { translation as japanese } from '../i18n/ja/translation.ts';
import type { Translation } from '../i18n/translation.ts';
import { translation as chinese } from '../i18n/zh-CN/translation.ts';
import { commandKeywords } from './commandKeywords.ts';

let english: Pick<Translation, 'app' | 'commandPalette'> = german;
function English() {
  english = { app: useAppMessages(), commandPalette: useCommandPaletteMessages() };
  return null;
}
renderToString(createElement(English));

describe('synonyms of palette entries', () => {
  it.each(Object.entries({ english, german, japanese, chinese }))(
    'exist for all permanent entries: %s',
    (_language, { app, commandPalette: t }) => {
      const labels = [
        t.home,
        t.kols,
        app.products,
        app.campaigns,
        t.campaignMetrics,
        app.events,
        t.newEvent,
        t.useLight,
        t.useDark,
        t.language('English'),
        app.shortcuts,
        app.audit,
        app.people,
        app.sessions,
        app.signOut,
      ];
      expect(labels.filter((label) => commandKeywords(label, t.keywords) === '')).toEqual([]);
      expect(t.keywords.filter((line) => line.split(': ').length !== 2)).toEqual([]);
    },
  );

  it.each([
    ['log out', 'Sign out'],
    ['logout', 'Sign out'],
    ['dark', 'Use light colors'],
    ['theme', 'Use dark colors'],
    ['download', 'Export'],
    ['pdf', 'Print report'],
    ['open rate', 'Campaign metrics'],
    ['invite', 'New event'],
    ['calendar', 'New event'],
    ['german', 'Language: Deutsch'],
    ['save view', 'Saved views'],
    ['share', 'Copy link'],
  ])('%s means %s', (typed, label) => {
    expect(commandKeywords(label, english.commandPalette.keywords).toLowerCase()).toContain(typed);
  });

  it('are empty for a label that the messages do not list', () => {
    expect(commandKeywords('Dr. Ada Keller', english.commandPalette.keywords)).toBe('');
  });
});
