import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startLocale } from './changeLocale.ts';
import { currentFormat } from './format.ts';
import { getLabel } from './messages.ts';

const format = currentFormat();

describe('formatting', () => {
  it('formats a rate (a fraction) as a percentage with one decimal', () => {
    expect(format.percent(0.4127)).toBe('41.3%');
    expect(format.percent(0)).toBe('0.0%');
    expect(format.percent(1)).toBe('100.0%');
    expect(format.percent(0.00004)).toBe('<0.1%');
    expect(format.percent(0.99996)).toBe('>99.9%');
  });

  it('gives a difference and a change their sign, with a minus sign as wide as a digit', () => {
    expect(format.points(0.042)).toBe('+4.2');
    expect(format.points(-0.042)).toBe('\u22124.2');
    expect(format.change(0.12)).toBe('+12%');
    expect(format.change(-0.12)).toBe('\u221212%');
  });

  it('formats a calendar day as that day in any time zone', () => {
    expect(format.day('2025-12-31')).toBe('Dec 31, 2025');
    expect(format.day('2026-01-01')).toBe('Jan 1, 2026');
  });

  it('names the time zone of a timestamp', () => {
    expect(format.utcDateTime('2027-03-28T00:30:00Z')).toMatch(/12:30\sAM UTC$/);
  });

  it('writes what a start and an end have in common once', () => {
    const [start, end, later] = ['2027-03-02T00:00:00Z', '2027-03-02T08:00:00Z', '2027-03-03T08:00:00Z'];
    expect(format.dateTimeRangeIn(start, end, 'Asia/Tokyo')).toMatch(
      /^Tue, Mar 2, 2027, 9:00\sAM\s–\s5:00\sPM UTC\+9$/,
    );
    expect(format.dateTimeRangeIn(start, later, 'Asia/Tokyo')).toMatch(
      /^Tue, .* 9:00\sAM UTC\+9\s–\sWed, .* 5:00\sPM UTC\+9$/,
    );
  });

  it('writes a start before a clock change and an end after it with their own zones', () => {
    expect(format.dateTimeRangeIn('2027-03-28T00:00:00Z', '2027-03-28T04:00:00Z', 'Europe/Berlin')).toMatch(
      /^Sun, Mar 28, 2027, 1:00\sAM UTC\+1 – Sun, Mar 28, 2027, 6:00\sAM UTC\+2$/,
    );
    // The same time of day, an hour later.
    expect(format.dateTimeRangeIn('2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z', 'Europe/Berlin')).toMatch(
      /2:30\sAM UTC\+2 – .* 2:30\sAM UTC\+1$/,
    );
  });

  it('names countries, and keeps invalid codes', () => {
    expect(format.country('DE')).toBe('Germany');
    expect(format.country('Deutschland')).toBe('Deutschland');
  });
});

describe('in another language', () => {
  beforeEach(() => vi.stubGlobal('document', { documentElement: {} }));
  afterEach(async () => {
    await startLocale({ language: 'en', locale: 'en' });
    vi.unstubAllGlobals();
  });

  it('joins lists and sentences by the rules of the language', async () => {
    expect(format.joinList(['Berlin', 'Paris'])).toBe('Berlin, Paris');
    expect(format.sentences(['One.', false, 'Two.'])).toBe('One. Two.');
    expect(format.endSentence('One')).toBe('One.');
    await startLocale({ language: 'ja', locale: 'ja' });
    expect(currentFormat().joinList(['東京', '大阪'])).toBe('東京、大阪');
    expect(currentFormat().sentences(['一。', false, '二。'])).toBe('一。二。');
    expect(currentFormat().endSentence('一')).toBe('一。');
  });
});

describe('a time without its zone', () => {
  it.each([
    ['en', 'en-US', /^Apr 2, 2027, 4:30\sAM$/],
    ['de', 'de', /^2\. Apr\. 2027, 04:30$/],
    ['ja', 'ja', /^2027年4月2日 4:30$/],
    ['zh-CN', 'zh-CN', /^2027年4月2日 04:30$/],
  ] as const)('has the hour like a time alone: %s', async (language, locale, text) => {
    vi.stubGlobal('document', { documentElement: {} });
    onTestFinished(async () => {
      await startLocale({ language: 'en', locale: 'en' });
      vi.unstubAllGlobals();
    });
    await startLocale({ language, locale });
    expect(currentFormat().shortDateTime('2027-04-02T04:30:00')).toMatch(text);
  });
});

describe('the label of a token', () => {
  it('is the message, or else the token in a readable form', () => {
    expect(getLabel({ tier_1: 'Tier 1' }, 'tier_1')).toBe('Tier 1');
    expect(getLabel({ tier_1: 'Tier 1' }, 'site_visit')).toBe('Site visit');
    expect(getLabel({}, 'constructor')).toBe('Constructor');
  });

  it("is in the selected language, not in the browser's", () => {
    onTestFinished(() => void vi.restoreAllMocks());
    const upper = String.prototype.toLocaleUpperCase;
    vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (this: string, locales = 'tr') {
      return upper.call(this, locales);
    });
    expect('i'.toLocaleUpperCase()).toBe('İ');
    expect(getLabel({}, 'internal_medicine')).toBe('Internal medicine');
  });
});
