import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useCommandPaletteMessages } from '../i18n/commandPalette.ts';
import { commandPalette as german } from '../i18n/de/commandPalette.ts';
import { commandPalette as japanese } from '../i18n/ja/commandPalette.ts';
import { commandPalette as chinese } from '../i18n/zh-CN/commandPalette.ts';
import { commandKeywords } from './commandKeywords.ts';

let english = german;
function English() {
  english = useCommandPaletteMessages();
  return null;
}
renderToString(createElement(English));

describe('synonyms of palette entries', () => {
  it.each(Object.entries({ english, german, japanese, chinese }))(
    'exist for all permanent entries: %s',
    (_language, t) => {
      const labels = [
        t.home,
        t.kols,
        t.products,
        t.campaigns,
        t.campaignMetrics,
        t.newEvent,
        t.useLight,
        t.useDark,
        t.language('English'),
        t.shortcuts,
        t.signOut,
      ];
      expect(labels.filter((label) => commandKeywords(label, t.alsoCalled) === '')).toEqual([]);
      expect(t.alsoCalled.filter((line) => line.split(': ').length !== 2)).toEqual([]);
    },
  );

  it.each([
    ['log out', 'Sign out'],
    ['logout', 'Sign out'],
    ['dark', 'Use light colours'],
    ['theme', 'Use dark colours'],
    ['download', 'Export'],
    ['pdf', 'Print report'],
    ['open rate', 'Campaign metrics'],
    ['invite', 'New event'],
    ['calendar', 'New event'],
    ['german', 'Language: Deutsch'],
    ['save view', 'Saved views'],
    ['share', 'Copy link'],
  ])('%s means %s', (typed, label) => {
    expect(commandKeywords(label, english.alsoCalled).toLowerCase()).toContain(typed);
  });

  it('are empty for a label that the messages do not list', () => {
    expect(commandKeywords('Dr. Ada Keller', english.alsoCalled)).toBe('');
  });
});
