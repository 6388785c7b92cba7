import { describe, expect, it } from 'vitest';
import { Campaign } from './campaign.ts';
import { Kol } from './kol.ts';
import { InvalidResponseError, isUnreadable, parseOne, parsePage } from './lenientParsing.ts';
import { Product } from './product.ts';

const meta = { page: 1, per_page: 20, total: 1 };

describe('parsing one record', () => {
  it('accepts a record that only has an id', () => {
    const { data, issues } = parseOne(Kol, { data: { id: 'kol_1' } });
    expect(data).toEqual({ id: 'kol_1' });
    expect(issues).toEqual([]);
  });

  it('accepts null for any other field', () => {
    const record = { id: 'kol_1', full_name: null, metrics: null, contact: { email: null }, events: null };
    const { data, issues } = parseOne(Kol, { data: record });
    expect(data).toEqual(record);
    expect(issues).toEqual([]);
  });

  it('accepts an id of any form, because only the service knows its ids', () => {
    const { data, issues } = parseOne(Kol, { data: { id: '77', events: [{ id: '9', name: 'Board' }] } });
    expect(data.events).toEqual([{ id: '9', name: 'Board' }]);
    expect(issues).toEqual([]);
  });

  it('keeps unknown fields at every depth', () => {
    const record = { id: 'kol_1', orcid: '0000-0001', metrics: { altmetric: 4 } };
    expect(parseOne(Kol, { data: record }).data).toEqual(record);
  });

  it('keeps unknown values of closed lists', () => {
    const record = {
      id: 'kol_1',
      tier: 'tier_9',
      engagement_level: 'extreme',
      events: [{ id: 'evt_1', role: 'chair' }],
    };
    const { data, issues } = parseOne(Kol, { data: record });
    expect(data).toEqual(record);
    expect(issues).toEqual([]);
  });

  it('keeps social networks that the interface does not name', () => {
    const social = { linkedin: 'https://example.org/in/a', twitter: '@a', weibo: 'u/1', orcid: null };
    expect(parseOne(Kol, { data: { id: 'kol_1', social } }).data.social).toEqual(social);
  });

  it('drops, marks and reports a field of the wrong type and keeps the other fields', () => {
    const record = { id: 'kol_1', full_name: 5, metrics: { h_index: '41', publications_count: 7 } };
    const { data, issues } = parseOne(Kol, { data: record });
    expect(data.full_name).toBeUndefined();
    expect(data.metrics?.h_index).toBeUndefined();
    expect(data.metrics?.publications_count).toBe(7);
    expect(isUnreadable(data, 'full_name')).toBe(true);
    expect(isUnreadable(data, 'metrics.h_index')).toBe(true);
    expect(isUnreadable(data, 'metrics.publications_count')).toBe(false);
    expect(isUnreadable(data, 'bio')).toBe(false);
    expect(issues).toEqual([
      { path: 'full_name', expected: 'string' },
      { path: 'metrics.h_index', expected: 'number' },
    ]);
  });

  it('marks everything inside a removed object as unreadable', () => {
    const { data } = parseOne(Kol, { data: { id: 'kol_1', metrics: 'none' } });
    expect(data.metrics).toBeUndefined();
    expect(isUnreadable(data, 'metrics.h_index')).toBe(true);
  });

  it('removes a number in place of a value of a closed list', () => {
    const { data } = parseOne(Kol, { data: { id: 'kol_1', tier: 1 } });
    expect(data.tier).toBeUndefined();
    expect(isUnreadable(data, 'tier')).toBe(true);
  });

  it('removes a rate that is not a fraction, so that 37 is never shown as 3,700 %', () => {
    const { data, issues } = parseOne(Kol, { data: { id: 'kol_1', metrics: { response_rate: 37 } } });
    expect(data.metrics?.response_rate).toBeUndefined();
    expect(issues).toEqual([{ path: 'metrics.response_rate', expected: 'at most 1' }]);
  });

  it('removes invalid dates', () => {
    const { data } = parseOne(Campaign, {
      data: { id: 'cmp_1', created_at: 'yesterday', sent_at: '2026-02-30T00:00:00Z' },
    });
    expect(isUnreadable(data, 'created_at')).toBe(true);
    expect(isUnreadable(data, 'sent_at')).toBe(true);
  });

  it('removes invalid entries of a list and keeps the rest in order', () => {
    const { data, issues } = parseOne(Kol, { data: { id: 'kol_1', tags: ['a', 5, 'b', {}, 'c'] } });
    expect(data.tags).toEqual(['a', 'b', 'c']);
    expect(isUnreadable(data, 'tags')).toBe(true);
    expect(issues).toEqual([
      { path: 'tags[]', expected: 'string' },
      { path: 'tags[]', expected: 'string' },
    ]);
  });

  it('removes null entries of a list and marks the list', () => {
    const { data } = parseOne(Kol, { data: { id: 'kol_a', tags: ['x', null], events: [null, { id: 'evt_a' }] } });
    expect(data.tags).toEqual(['x']);
    expect(data.events).toEqual([{ id: 'evt_a' }]);
    expect(isUnreadable(data, 'tags')).toBe(true);
    expect(isUnreadable(data, 'events')).toBe(true);
  });

  it('keeps a list entry with an invalid field and marks the field', () => {
    const { data } = parseOne(Kol, { data: { id: 'kol_1', events: ['x', { id: 'evt_1', name: 'Board', date: 3 }] } });
    expect(data.events).toEqual([{ id: 'evt_1', name: 'Board', $unreadable: ['date'] }]);
    expect(isUnreadable(data.events?.[0], 'date')).toBe(true);
  });

  it('reads unknown markets, and one invalid market hides no other', () => {
    const market_status = { US: { status: 'approved' }, BR: { status: 'pending_anvisa' }, JP: 'soon' };
    const { data } = parseOne(Product, { data: { id: 'prod_1', market_status } });
    expect(data.market_status?.BR).toEqual({ status: 'pending_anvisa' });
    expect(data.market_status?.US).toEqual({ status: 'approved' });
    expect(isUnreadable(data, 'market_status.JP')).toBe(true);
  });

  it('does not change its input', () => {
    const record = { id: 'kol_1', full_name: 5 };
    parseOne(Kol, { data: record });
    expect(record).toEqual({ id: 'kol_1', full_name: 5 });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', '<html>'],
    ['a bare record', { id: 'kol_1' }],
    ['a list where one record belongs', { data: [] }],
    ['a record without an id', { data: { full_name: 'A' } }],
    ['a record whose id is a number', { data: { id: 7 } }],
    ['a record whose id is empty', { data: { id: '' } }],
  ])('rejects %s', (_what, body) => {
    expect(() => parseOne(Kol, body)).toThrow(InvalidResponseError);
  });
});

describe('parsing a page', () => {
  it('returns every row and the page data', () => {
    const page = parsePage(Campaign, { data: [{ id: 'cmp_1', name: 'A' }], meta });
    expect(page.data).toEqual([{ id: 'cmp_1', name: 'A' }]);
    expect(page.meta).toEqual(meta);
    expect(page.skipped).toBe(0);
  });

  it('skips a row without an id and reports it', () => {
    const page = parsePage(Campaign, { data: [{ name: 'A' }, null, { id: 'cmp_2' }], meta: { ...meta, total: 3 } });
    expect(page.data).toEqual([{ id: 'cmp_2' }]);
    expect(page.skipped).toBe(2);
    expect(page.issues).toHaveLength(2);
  });

  it.each([
    ['no data', { meta }],
    ['data that is no list', { data: {}, meta }],
    ['no meta', { data: [] }],
    ['a total that is no number', { data: [], meta: { ...meta, total: '1' } }],
    ['a negative total', { data: [], meta: { ...meta, total: -5 } }],
    ['a fraction for a total', { data: [], meta: { ...meta, total: 0.5 } }],
    ['fewer records in total than came', { data: [{ id: 'cmp_1' }, { id: 'cmp_2' }], meta }],
    ['an array without an envelope', []],
  ])('rejects a response with %s', (_what, body) => {
    expect(() => parsePage(Campaign, body)).toThrow(InvalidResponseError);
  });
});
