import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { EventDraft } from './eventDrafts.ts';

/** A minimal browser storage for these modules. */
function aStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    removeItem: (name: string) => void items.delete(name),
  };
}

const localStorage = aStorage();
const sessionStorage = aStorage();
const events = new EventTarget();
vi.stubGlobal('localStorage', localStorage);
vi.stubGlobal('sessionStorage', sessionStorage);
vi.stubGlobal('window', {
  location: { hash: '' },
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
});

const signInWith = async (key: string) => {
  sessionStorage.setItem('kol-desk.api-key', key);
  vi.resetModules();
  const shortlists = await import('./shortlists.ts');
  // The session decides whose values the stores show.
  await import('../auth/session.ts');
  return { ...shortlists, ...(await import('./recentRecords.ts')), ...(await import('./createPersistedStore.ts')) };
};

beforeEach(() => localStorage.items.clear());

test('a shortlist is created, filled, renamed, duplicated, deleted, and the deletion is undone', async () => {
  const desk = await signInWith('key-1');
  const first = desk.createShortlist('Berlin', ['kol_a', 'kol_b', 'kol_a']);
  desk.createShortlist('Paris', ['kol_c']);
  expect(desk.readShortlists().map(({ name, kolIds }) => [name, kolIds])).toEqual([
    ['Berlin', ['kol_a', 'kol_b']],
    ['Paris', ['kol_c']],
  ]);
  desk.renameShortlist(first.id, 'Berlin 2027');
  desk.addToShortlist(first.id, ['kol_b', 'kol_d']);
  desk.duplicateShortlist(first.id, 'Copy');
  expect(desk.readShortlists().map(({ name, kolIds }) => [name, kolIds])).toEqual([
    ['Berlin 2027', ['kol_a', 'kol_b', 'kol_d']],
    ['Copy', ['kol_a', 'kol_b', 'kol_d']],
    ['Paris', ['kol_c']],
  ]);
  const before = desk.readShortlists();
  const deleted = desk.deleteShortlist(first.id);
  expect(desk.readShortlists().map(({ name }) => name)).toEqual(['Copy', 'Paris']);
  if (deleted !== null) desk.restoreShortlist(deleted);
  expect(desk.readShortlists()).toEqual(before);
});

test('a shortlist with a used name gets a number, and keeps its own name when renamed to it', async () => {
  const desk = await signInWith('key-1');
  const first = desk.createShortlist('Berlin', ['kol_a']);
  desk.createShortlist('Berlin', ['kol_b']);
  desk.duplicateShortlist(first.id, 'Berlin');
  desk.renameShortlist(first.id, 'Berlin');
  expect(desk.readShortlists().map(({ name }) => name)).toEqual(['Berlin', 'Berlin (3)', 'Berlin (2)']);
});

test('stored values survive a reload, and only the same key sees them', async () => {
  (await signInWith('key-1')).createShortlist('Berlin', ['kol_a']);
  expect((await signInWith('key-2')).readShortlists()).toEqual([]);
  expect((await signInWith('key-1')).readShortlists()).toHaveLength(1);
  expect([...localStorage.items.keys()].join()).not.toContain('key-1');
});

test.each(['no JSON', '{}', 'null', '[1,null,{"id":7},{"id":"x","name":"Kept","kolIds":["kol_a"]}]'])(
  'invalid stored data causes no error: %s',
  async (garbage) => {
    (await signInWith('key-1')).createShortlist('Berlin', []);
    for (const name of localStorage.items.keys()) localStorage.setItem(name, garbage);
    const lists = (await signInWith('key-1')).readShortlists();
    expect(lists.map(({ name }) => name)).toEqual(garbage.includes('Kept') ? ['Kept'] : []);
  },
);

test('if storage is blocked, this tab still works', async () => {
  const desk = await signInWith('key-1');
  const reject = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  desk.createShortlist('Berlin', ['kol_a']);
  reject.mockRestore();
  expect(desk.readShortlists()).toHaveLength(1);
});

test('a change in another tab is noticed', async () => {
  const { createPersistedStore } = await signInWith('key-1');
  const store = createPersistedStore('letters', (stored) => stored ?? 'nothing');
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set('a');
  expect(listener).toHaveBeenCalledTimes(1);
  const [name = ''] = localStorage.items.keys();
  localStorage.setItem(name, '"b"');
  events.dispatchEvent(Object.assign(new Event('storage'), { key: name }));
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(store.get()).toBe('b');
  stop();
  events.dispatchEvent(Object.assign(new Event('storage'), { key: name }));
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the last opened record comes first, each record is listed once, the list has a limit and can be cleared', async () => {
  const desk = await signInWith('key-1');
  for (const id of ['kol_a', 'cmp_a', 'kol_b', 'kol_a']) desk.addRecent(id);
  expect(desk.readRecent()).toEqual(['kol_a', 'kol_b', 'cmp_a']);
  for (let index = 0; index < 30; index++) desk.addRecent(`kol_${index}`);
  expect(desk.readRecent()).toHaveLength(13);
  expect(desk.readRecent().at(-1)).toBe('cmp_a');
  desk.clearRecent();
  expect(desk.readRecent()).toEqual([]);
});

test('a change of the key clears the recent KOLs but not the shortlists', async () => {
  const desk = await signInWith('key-1');
  desk.addRecent('kol_a');
  desk.createShortlist('Berlin', ['kol_b']);
  const otherTab = new BroadcastChannel('kol-desk.session');
  otherTab.postMessage({ kind: 'signedIn', key: 'key-2' });
  await vi.waitFor(() => expect([...localStorage.items.values()].join()).not.toContain('kol_a'));
  otherTab.close();
  expect((await signInWith('key-1')).readShortlists()).toHaveLength(1);
});

const aDraft = (id: string): EventDraft => ({
  id,
  savedAt: 1,
  form: {
    name: id,
    description: '',
    event_type: '',
    visibility: '',
    location_type: '',
    country: '',
    venue: '',
    city: '',
    zone: '',
    start_date: '',
    start_fold: '',
    end_date: '',
    end_fold: '',
    attendees: [],
    attendee_text: '',
  },
  toCorrect: 0,
  pendingSubmission: null,
  attempt: { content: '', key: '' },
});

const openDrafts = async () => {
  await signInWith('key-1');
  return import('./eventDrafts.ts');
};

test('a new draft is the first, and deletes no other', async () => {
  const { saveDraft, listDrafts } = await openDrafts();
  for (let index = 0; index < 12; index += 1) saveDraft(aDraft(`draft_${index}`));
  const ids = listDrafts().map(({ id }) => id);
  expect(ids).toHaveLength(12);
  expect(ids[0]).toBe('draft_11');
});

test('an unreadable draft deletes no other', async () => {
  const { saveDraft } = await openDrafts();
  saveDraft(aDraft('kept'));
  const [name = ''] = [...localStorage.items.keys()].filter((item) => item.includes('event-drafts'));
  localStorage.setItem(name, JSON.stringify([{ id: 'other' }, ...JSON.parse(localStorage.getItem(name) ?? '[]')]));
  const { listDrafts } = await openDrafts();
  expect(listDrafts().map(({ id }) => id)).toEqual(['kept']);
});

test('a column layout of an earlier release is read, and an invalid one is skipped', async () => {
  const { TableLayout } = await import('./tableLayouts.ts');
  const earlier = { order: ['name', 'sent'], shown: { created: true }, widths: { name: 240 }, density: 'compact' };
  const layout = {
    columnOrder: ['name', 'sent'],
    columnVisibility: { created: true },
    columnSizing: { name: 240 },
    density: 'compact',
  };
  expect(z.safeParse(TableLayout, earlier).data).toEqual(layout);
  expect(z.safeParse(TableLayout, layout).data).toEqual(layout);
  for (const unreadable of [null, 'text', {}, { order: 'name' }, { ...layout, columnSizing: { name: 'wide' } }])
    expect(z.safeParse(TableLayout, unreadable).success).toBe(false);
});
