import { describe, expect, it } from 'vitest';
import { readerLocale } from './locale.ts';

describe('the reader’s locale', () => {
  it.each([
    [['en-GB', 'en'], 'en-GB'],
    [['de-DE', 'en-US'], 'en-US'],
    [['de-DE', 'fr'], 'en'],
    [['en-US@posix', 'en-AU'], 'en-AU'],
    [['en-US@posix'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (preferences, locale) => {
    expect(readerLocale(preferences)).toBe(locale);
  });
});
