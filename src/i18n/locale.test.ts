import { describe, expect, it } from 'vitest';
import { getUserLocale } from './locale.ts';

describe('the user’s language and locale', () => {
  it.each([
    [['en-GB', 'en'], null, 'en', 'en-GB'],
    [['de-AT', 'en-US'], null, 'de', 'de-AT'],
    [['fr', 'ja-JP'], null, 'ja', 'ja-JP'],
    [['zh-SG'], null, 'zh-CN', 'zh-SG'],
    [['zh-TW', 'en-AU'], null, 'en', 'en-AU'],
    [['fr'], null, 'en', 'en'],
    [['en-US@posix', 'en-AU'], null, 'en', 'en-AU'],
    [[], null, 'en', 'en'],
    [['en-US', 'de-CH'], 'de', 'de', 'de-CH'],
    [['en-US'], 'ja', 'ja', 'ja'],
    [['en-US'], 'klingon', 'en', 'en-US'],
  ])('for %j with the selection %s is %s (%s)', (preferences, chosen, language, locale) => {
    expect(getUserLocale(chosen, preferences)).toEqual({ language, locale });
  });
});
