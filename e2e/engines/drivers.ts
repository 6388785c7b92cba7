import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, { type Browser, type KeyInput } from 'puppeteer-core';
import { Builder, Button, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../server/test/freePort.ts';

/** The browsers of the engine suite, by the names of their Playwright projects. */
export type Engine = 'stock-firefox' | 'stock-webkit';

export type ColorScheme = 'light' | 'dark';

/** A running browser. */
export interface EngineBrowser {
  /** Opens a window without cookies, storage, cache and downloads of other windows. */
  open(): Promise<Driver>;
  close(): Promise<void>;
}

/** The actions that every browser supports. The journeys use only these. Points are in CSS pixels of the window. */
export interface Driver {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. Arguments and result are serialized as JSON. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Runs the source text of a script in the page. */
  addScript(source: string): Promise<void>;
  /** Sets the size of the viewport. */
  setViewport(width: number, height: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void>;
  /** Presses a key, such as `Enter`, `Tab` or `Control+a`. */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /**
   * Types into the focused date field, part by part in American English order. @param value `2027-03-28` or
   * `2027-03-28T01:30`
   */
  typeDate(value: string): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  /** Prints the page on A4. @returns a PDF; null in WebKit, whose driver cannot print */
  pdf(): Promise<Uint8Array | null>;
  /** The folder for downloads of this window. */
  downloads: string;
  /** Closes the window and deletes its data. */
  close(): Promise<void>;
}

const TIME_ZONE = 'Europe/Berlin';
const MINI_BROWSER_FOLDERS = ['/usr/lib', '/usr/libexec'];

/** Returns the paths of an engine's programs on this machine. @returns null if one is missing */
export function findEngine(engine: Engine): Record<string, string> | null {
  const programs =
    engine === 'stock-firefox'
      ? { firefox: which('firefox-esr') ?? which('firefox') }
      : { driver: which('WebKitWebDriver'), display: which('Xvfb'), browser: findMiniBrowser() };
  const found = Object.entries(programs).flatMap(([name, path]) => (path === undefined ? [] : [[name, path] as const]));
  return found.length === Object.keys(programs).length ? Object.fromEntries(found) : null;
}

/** Starts a browser with an empty profile. Its start takes longer than most tests, so tests share a browser. */
export async function startBrowser(engine: Engine, colorScheme: ColorScheme): Promise<EngineBrowser> {
  const programs = findEngine(engine);
  if (programs === null) throw new Error(`This machine has no ${engine}.`);
  const home = await mkdtemp(join(tmpdir(), 'kol-desk-engine-'));
  return engine === 'stock-firefox'
    ? startFirefox(programs, home, colorScheme)
    : startWebKit(programs, home, colorScheme);
}

/** The installed Firefox, over WebDriver BiDi. */
async function startFirefox(
  programs: Record<string, string>,
  home: string,
  colorScheme: ColorScheme,
): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programs.firefox,
    env: { ...process.env, TZ: TIME_ZONE, HOME: home },
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      // A computer with a mouse, like WebKit here; without it Firefox without a window has neither a mouse nor a finger.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'intl.accept_languages': 'en-US',
      'browser.helperApps.neverAsk.saveToDisk': 'text/csv,text/calendar',
      'browser.download.always_ask_before_handling_new_types': false,
      // The panel of downloads opens some time after a download and takes the focus from the page.
      'browser.download.alwaysOpenPanel': false,
    },
  });
  return {
    open: async () => openFirefoxWindow(browser, await mkdtemp(join(home, 'Downloads-'))),
    close: async () => {
      await browser.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function openFirefoxWindow(browser: Browser, downloads: string): Promise<Driver> {
  const context = await browser.createBrowserContext({
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
  });
  const page = await context.newPage();
  // A page with unsaved changes asks before it closes; the journeys accept.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  return {
    downloads,
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (run, ...args) => page.evaluate(run as (...all: unknown[]) => never, ...args),
    addScript: async (source) => void (await page.evaluate(source)),
    setViewport: (width, height) => page.setViewport({ width, height }),
    click: (x, y) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
    },
    press: async (key) => {
      const keys = key.split('+').map((part) => (part === 'Space' ? ' ' : part)) as KeyInput[];
      for (const part of keys.slice(0, -1)) await page.keyboard.down(part);
      const last = keys.at(-1);
      if (last !== undefined) await page.keyboard.press(last);
      for (const part of keys.slice(0, -1).reverse()) await page.keyboard.up(part);
    },
    type: (text) => page.keyboard.type(text),
    typeDate: (value) => {
      const [year, month, day, hour, minute] = value.split(/[-T:]/);
      if (hour === undefined) return page.keyboard.type(`${month}${day}${year}`);
      const hourOfTwelve = String(Number(hour) % 12 || 12).padStart(2, '0');
      return page.keyboard.type(`${month}${day}${year}${hourOfTwelve}${minute}${Number(hour) < 12 ? 'AM' : 'PM'}`);
    },
    screenshot: () => page.screenshot(),
    pdf: () => page.pdf({ format: 'A4' }),
    close: () => context.close(),
  };
}

const KEYS: Record<string, string> = {
  Alt: Key.ALT,
  Backspace: Key.BACK_SPACE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Control: Key.CONTROL,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Tab: Key.TAB,
};

/** WebKitGTK's MiniBrowser on a virtual display, over W3C WebDriver. */
async function startWebKit(
  programs: Record<string, string>,
  home: string,
  colorScheme: ColorScheme,
): Promise<EngineBrowser> {
  const downloads = join(home, 'Downloads');
  await mkdir(join(home, '.config'));
  await writeFile(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  const { display, process: server } = await startDisplay(programs.display ?? '');
  const port = await freePort();
  const driverProcess = spawn(programs.driver ?? '', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      GTK_THEME: colorScheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      TZ: TIME_ZONE,
      LANG: 'C.UTF-8',
      LANGUAGE: 'en_US',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox needs rights that a container does not give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  return {
    open: async () => {
      // The folder is a setting of the user, so all windows have the same one.
      await rm(downloads, { recursive: true, force: true });
      await mkdir(downloads);
      return openWebKitWindow(await connect(port, programs.browser ?? ''), downloads);
    },
    close: async () => {
      await ended(driverProcess);
      await ended(server);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** @param driver a new session, which has its own process and data of the browser */
function openWebKitWindow(driver: WebDriver, downloads: string): Driver {
  // The session settings accept browser dialogs (unsaved changes).
  const evaluate = <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) =>
    driver.executeScript(run as never, ...args) as Promise<Awaited<Result>>;
  const move = (x: number, y: number) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  /** The height of the bars above and below the viewport: a download adds one. The window has no frame at its sides. */
  let barsHeight = 0;
  return {
    downloads,
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    evaluate,
    addScript: async (source) => void (await driver.executeScript(source)),
    setViewport: async (width, height) => {
      const resize = () => {
        const frame = driver.manage().window();
        return frame.setRect({ x: 0, y: 0, width, height: height + barsHeight });
      };
      await resize();
      const seenHeight = await evaluate(() => window.innerHeight);
      if (seenHeight === height) return;
      barsHeight += height - seenHeight;
      await resize();
    },
    click: async (x, y) => driver.actions({ async: true }).move(move(x, y)).click().perform(),
    drag: async (from, to) => {
      const half = move((from.x + to.x) / 2, (from.y + to.y) / 2);
      const actions = driver.actions({ async: true }).move(move(from.x, from.y)).press(Button.LEFT).move(half);
      await actions.move(move(to.x, to.y)).release(Button.LEFT).perform();
    },
    press: async (key) => {
      const keys = key.split('+').map((part) => KEYS[part] ?? part);
      const actions = driver.actions({ async: true });
      for (const part of keys) actions.keyDown(part);
      for (const part of keys.toReversed()) actions.keyUp(part);
      await actions.perform();
    },
    type: async (text) => driver.actions({ async: true }).sendKeys(text).perform(),
    typeDate: async (value) => {
      const [year = '', month = '', day = '', ...clock] = value.split(/[-T:]/);
      const actions = driver.actions({ async: true });
      // WebKit uses a 24-hour clock here, and each part of the date needs an arrow key to move on.
      for (const part of [month, day, year, ...clock]) actions.sendKeys(part, Key.ARROW_RIGHT);
      await actions.perform();
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    pdf: async () => null,
    close: async () => {
      await driver.quit().catch(() => {});
    },
  };
}

async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  for (let attempt = 1; ; attempt++)
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    } catch (error) {
      // The driver needs a moment before it listens.
      if (attempt === 50 || !String(error).includes('ECONNREFUSED')) throw error;
      await pause(100);
    }
}

async function startDisplay(program: string): Promise<{ display: string; process: ChildProcess }> {
  const screen = ['-screen', '0', '2400x1400x24', '-nolisten', 'tcp', '-noreset'];
  const server = spawn(program, ['-displayfd', '1', ...screen], { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (data) => resolve(String(data).trim()));
    server.once('exit', () => reject(new Error('The display did not start.')));
  });
  return { display: `:${number}`, process: server };
}

async function ended(child: ChildProcess) {
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await exit;
}

function which(program: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  try {
    return execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** Debian installs the browser of WebKitGTK in an architecture-specific folder. */
function findMiniBrowser(): string | undefined {
  const architecture = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  return MINI_BROWSER_FOLDERS.flatMap((folder) => [folder, join(folder, `${architecture}-linux-gnu`)])
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));
}
