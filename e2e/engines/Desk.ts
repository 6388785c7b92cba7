import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Driver } from './drivers.ts';
import { ERRORS_KEY } from './errorReportingProxy.ts';

/** How to find an element: by role and accessible name, label, title or text. */
export interface Target {
  role?: string;
  /** The whole name, or a pattern for part of it. */
  name?: string | RegExp;
  /** The label of a field without a role, such as a date field. */
  label?: string | RegExp;
  title?: string;
  text?: string | RegExp;
  /** Searches only inside this element. */
  within?: Target;
  /** The index if several elements match; -1 is the last. Without it, exactly one element must match. */
  nth?: number;
}

interface Found {
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
  value: string;
}

/** Testing Library finds the elements in the page. */
const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Like `expect.poll`, but it looks more often: a wait of `expect.poll` soon has steps of a second. */
export const poll = <Value>(read: () => Value | Promise<Value>, message = '') =>
  expect.poll(read, { message, intervals: [50, 100, 200, 500] });

/** The user's actions in KOL Desk, in any browser. */
export class Desk {
  readonly driver: Driver;
  readonly #url: string;

  constructor(driver: Driver, url: string) {
    this.driver = driver;
    this.#url = url;
  }

  /** Opens a page of the dashboard, signed in or not. @param path with its query, such as `/campaigns?page=2` */
  goto = (path: string) => this.driver.goto(this.#url + path);

  /** Signs in with the address that the program prints. */
  async signIn(key: string) {
    await this.goto(`/sign-in#key=${key}`);
    await this.sees({ role: 'button', name: 'Account and settings' });
  }

  /** The URL in the browser, without its origin. */
  path = () => this.driver.evaluate(() => location.pathname + location.search);

  /** Returns all visible elements that match. */
  find = (target: Target): Promise<Found[]> =>
    this.#evaluateWithFinder((wanted) => window.engineSuite?.find(wanted), serialize(target));

  /** Waits until an element is visible. @returns the text of the first one */
  async sees(target: Target): Promise<string> {
    let found: Found[] = [];
    const count = async () => {
      found = await this.find(target);
      return found.length;
    };
    await poll(count, `sees ${describe(target)}`).toBeGreaterThan(0);
    return found[0]?.text ?? '';
  }

  async seesNo(target: Target) {
    await poll(async () => (await this.find(target)).length, `sees no ${describe(target)}`).toBe(0);
  }

  /** Waits until this number of elements match. @returns their texts */
  async seesTimes(target: Target, times: number): Promise<string[]> {
    let found: Found[] = [];
    const count = async () => {
      found = await this.find(target);
      return found.length;
    };
    await poll(count, `sees ${times} × ${describe(target)}`).toBe(times);
    return found.map(({ text }) => text);
  }

  /** Waits for this URL. */
  async isAt(path: string | RegExp) {
    const at = poll(this.path, 'the address');
    await (typeof path === 'string' ? at.toBe(path) : at.toMatch(path));
  }

  /** Waits for the one matching element, scrolls it into view, and waits until it stops moving. */
  async reach(target: Target): Promise<Found> {
    let found: Found[] = [];
    const reach = async () => {
      found = await this.#evaluateWithFinder((wanted) => window.engineSuite?.reach(wanted), serialize(target));
      return found.length;
    };
    await poll(reach, `reaches ${describe(target)}`).toBe(1);
    const [place] = found;
    if (place === undefined) throw new Error(`Cannot reach ${describe(target)}.`);
    return place;
  }

  async click(target: Target) {
    const { x, y, width, height } = await this.reach(target);
    await this.driver.click(x + width / 2, y + height / 2);
  }

  /** Drags an element from its center horizontally. @param by pixels to the right */
  async drag(target: Target, by: number) {
    const { x, y, width, height } = await this.reach(target);
    const from = { x: x + width / 2, y: y + height / 2 };
    await this.driver.drag(from, { ...from, x: from.x + by });
  }

  /** Focuses an element without a pointer. */
  async focus(target: Target) {
    await this.reach(target);
    await this.driver.evaluate((wanted) => window.engineSuite.focus(wanted), serialize(target));
  }

  /**
   * Types a date, or a date and time, into a native date field. @param value the value of the field: `2027-03-28T01:30`
   */
  async fillDate(target: Target, value: string) {
    await this.focus(target);
    await this.driver.typeDate(value);
    await this.hasValue(target, value);
  }

  /** Clicks a field and replaces its value. */
  async fill(target: Target, text: string) {
    await this.click(target);
    await this.hasFocus(target);
    await this.driver.press('Control+a');
    await this.driver.type(text);
  }

  async press(...keys: string[]) {
    for (const key of keys) await this.driver.press(key);
  }

  type = (text: string) => this.driver.type(text);

  /** Waits until an element has focus. */
  async hasFocus(target: Target) {
    const hasFocus = () =>
      this.#evaluateWithFinder((wanted) => window.engineSuite?.hasFocus(wanted), serialize(target));
    await poll(hasFocus, `the keyboard is at ${describe(target)}`).toBe(true);
  }

  /** Waits until a field has this value. */
  async hasValue(target: Target, value: string) {
    await poll(async () => (await this.find(target))[0]?.value, `value of ${describe(target)}`).toBe(value);
  }

  /** Selects an option of a native select. */
  async select(target: Target, option: string) {
    await this.reach(target);
    await this.driver.evaluate((wanted, label) => window.engineSuite.select(wanted, label), serialize(target), option);
  }

  /** Waits until nothing on the page is loading. */
  async waitUntilStable() {
    await this.sees({ role: 'heading' });
    const busy = () => this.driver.evaluate(() => document.querySelectorAll('[aria-busy=true]').length);
    await poll(busy, 'busy parts').toBe(0);
  }

  /** Waits until a chart is drawn. */
  async seesChart() {
    const charts = () => this.driver.evaluate(() => document.querySelectorAll('main figure svg').length);
    await poll(charts, 'charts').toBeGreaterThan(0);
  }

  /** Returns the logged errors, thrown errors and policy violations since the browser was opened. */
  errors = (): Promise<string[]> =>
    this.driver.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), ERRORS_KEY);

  /** Applies the print styles until the next page is opened. */
  usePrintStyles = () => this.driver.evaluate(applyPrintStyles);

  /** Returns how many pixels the page is wider than the window. */
  horizontalOverflow = () =>
    this.driver.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  /** Waits for a file that the browser saves. @param name a pattern for its name. @returns its text */
  async savedFile(name: RegExp): Promise<string> {
    let text = '';
    const find = async () => {
      const files = await readdir(this.driver.downloads);
      const file = files.find((entry) => name.test(entry));
      if (file === undefined || files.some((entry) => /\.(part|wkdownload)$/.test(entry))) return false;
      // Firefox first saves an empty file with another name, which it removes.
      text = await readFile(join(this.driver.downloads, file), 'utf8').catch(() => '');
      return text !== '';
    };
    await poll(find, `a saved file ${name}`).toBe(true);
    return text;
  }

  /** @param run uses the finder, and returns undefined in a document without it. Then the finder is loaded first. */
  async #evaluateWithFinder<Result>(
    run: (target: SerializedTarget) => Result | Promise<Result> | undefined,
    target: SerializedTarget,
  ): Promise<Result> {
    for (;;) {
      const result = await this.driver.evaluate(run, target);
      // WebDriver sends undefined as null.
      if (result !== undefined && result !== null) return result;
      await this.driver.addScript(TESTING_LIBRARY);
      await this.driver.evaluate(installFinder);
    }
  }
}

/** A pattern that can be serialized for the page. */
type Pattern = string | { source: string; flags: string };
interface SerializedTarget {
  role?: string;
  name?: Pattern;
  label?: Pattern;
  title?: string;
  text?: Pattern;
  within?: SerializedTarget;
  nth?: number;
}

const toPattern = (value: string | RegExp): Pattern =>
  typeof value === 'string' ? value : { source: value.source, flags: value.flags };

const serialize = ({ name, label, text, within, ...rest }: Target): SerializedTarget => ({
  ...rest,
  ...(label !== undefined && { label: toPattern(label) }),
  ...(name !== undefined && { name: toPattern(name) }),
  ...(text !== undefined && { text: toPattern(text) }),
  ...(within !== undefined && { within: serialize(within) }),
});

const describe = ({ role, name, label, title, text, within, nth }: Target): string =>
  [
    role,
    [name, label, title].map((each) => (each === undefined ? '' : `“${each}”`)).join(''),
    text === undefined ? '' : `with the text “${text}”`,
    nth === undefined ? '' : `(${nth})`,
    within === undefined ? '' : `in ${describe(within)}`,
  ]
    .filter(Boolean)
    .join(' ');

declare global {
  interface Window {
    TestingLibraryDom: typeof import('@testing-library/dom');
    engineSuite: {
      find(target: SerializedTarget): Found[];
      /** Returns the element if it can be used: nothing covers it, and it does not move. */
      reach(target: SerializedTarget): Promise<Found[]>;
      focus(target: SerializedTarget): void;
      hasFocus(target: SerializedTarget): boolean;
      select(target: SerializedTarget, label: string): void;
    };
  }
}

/** Runs in the page, so it must not use anything from outside. */
function installFinder() {
  const { queryAllByLabelText, queryAllByRole, queryAllByText, queryAllByTitle } = window.TestingLibraryDom;
  const toMatcher = (pattern: Pattern) =>
    typeof pattern === 'string' ? pattern : new RegExp(pattern.source, pattern.flags);
  const isSeen = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const elements = ({ role, name, label, title, text, within, nth }: SerializedTarget): HTMLElement[] => {
    // A document that has just been opened has no body yet.
    const roots = within === undefined ? [...document.querySelectorAll('body')] : elements(within);
    const all = roots.flatMap((root) => {
      if (label !== undefined) return queryAllByLabelText(root, toMatcher(label));
      if (title !== undefined) return queryAllByTitle(root, title);
      if (role === undefined) return text === undefined ? [] : queryAllByText(root, toMatcher(text));
      // Hidden elements are filtered below, because Testing Library's own check takes seconds in a long table.
      const byRole = queryAllByRole(root, role, {
        hidden: true,
        ...(name !== undefined && { name: toMatcher(name) }),
      }).filter((element) => element.closest('[aria-hidden=true]') === null);
      if (text === undefined) return byRole;
      const matcher = toMatcher(text);
      return byRole.filter(({ textContent }) =>
        typeof matcher === 'string' ? textContent.includes(matcher) : matcher.test(textContent),
      );
    });
    const seen = all.filter(isSeen);
    if (nth === undefined) return seen;
    const one = seen.at(nth);
    return one === undefined ? [] : [one];
  };
  const describeElement = (element: HTMLElement): Found => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const value = 'value' in element ? String(element.value) : '';
    return { x, y, width, height, text: element.innerText, value };
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  window.engineSuite = {
    find: (target) => elements(target).map(describeElement),
    reach: async (target) => {
      const found = elements(target);
      const [element] = found;
      if (found.length !== 1 || element === undefined || element.matches(':disabled')) return [];
      // The label may cover a checkbox or a radio button.
      element.scrollIntoView({ block: 'center', inline: 'nearest' });
      const before = element.getBoundingClientRect();
      await nextFrame();
      await nextFrame();
      const after = describeElement(element);
      if (before.x !== after.x || before.y !== after.y) return [];
      const hit = document.elementFromPoint(after.x + after.width / 2, after.y + after.height / 2);
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const isHit = [element, ...labels].some((part) => part.contains(hit)) || hit?.contains(element) === true;
      return isHit ? [after] : [];
    },
    focus: (target) => elements(target)[0]?.focus(),
    // Keys go to the active element also while a panel of the browser has the focus, but then the page has no focus event.
    hasFocus: (target) => document.hasFocus() && elements(target).some((element) => element === document.activeElement),
    select: (target, label) => {
      const [element] = elements(target);
      if (!(element instanceof HTMLSelectElement)) throw new Error('This is no list of the browser.');
      const option = [...element.options].find(({ text }) => text === label);
      if (option === undefined)
        throw new Error(`No option “${label}” among: ${[...element.options].map(({ text }) => text)}`);
      element.value = option.value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

/** Runs in the page. */
function applyPrintStyles() {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        if (rule.media.mediaText === 'print') rule.media.mediaText = 'all';
        else if (rule.media.mediaText === 'screen') rule.media.mediaText = 'not all';
      }
      if (rule instanceof CSSGroupingRule) turn(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) turn(sheet.cssRules);
  dispatchEvent(new Event('beforeprint'));
}
