import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { FONT, NEEDED_FIRST, SCREENS } from './modulePreload.ts';

let dist: string;
let app: ReturnType<typeof buildApp>;
const INDEX = '<!doctype html><title>KOL Desk</title>';
const SCRIPT = 'console.log("built");';
const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_vendor.js'] },
  [FONT]: { file: 'assets/inter-1.woff2' },
  '_vendor.js': { file: 'assets/vendor-1.js' },
  '_table.js': { file: 'assets/table-1.js', imports: ['_vendor.js'] },
  'src/pages/campaigns/CampaignsPage.tsx': {
    file: 'assets/CampaignsPage-1.js',
    imports: ['_vendor.js', '_table.js', 'index.html'],
  },
  'src/pages/kol-list/KolsPage.tsx': { file: 'assets/KolsPage-1.js', imports: ['_vendor.js'] },
  'src/pages/kol-list/KolDirectoryPage.tsx': { file: 'assets/KolDirectoryPage-1.js' },
  'src/pages/kol-list/KolListPage.tsx': { file: 'assets/KolListPage-1.js' },
};
/** What the header of every screen begins with. */
const FIRST_LINKS = [
  '</config.json>; rel=preload; as=fetch; crossorigin',
  '</auth/session>; rel=preload; as=fetch; crossorigin',
  '</before-first-paint.js>; rel=preload; as=script',
  '</assets/index-1.js>; rel=modulepreload',
  '</assets/inter-1.woff2>; rel=preload; as=font; type=font/woff2; crossorigin',
  '</assets/vendor-1.js>; rel=modulepreload',
];

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'kol-desk-dist-'));
  await mkdir(join(dist, 'assets'));
  await mkdir(join(dist, '.vite'));
  await writeFile(join(dist, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  for (const [name, content] of [
    ['index.html', INDEX],
    ['assets/app-1a2b.js', SCRIPT],
    ['config.json', '{"deskApi":"/desk/v1"}'],
    ['icon.svg', '<svg/>'],
  ] as const) {
    await writeFile(join(dist, name), content);
    await writeFile(join(dist, `${name}.br`), brotliCompressSync(content));
    await writeFile(join(dist, `${name}.gz`), gzipSync(content));
  }
  await writeFile(join(dist, '.hidden'), '');
  // No request here needs a database.
  app = buildApp({ db: drizzle.mock(), dist });
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*;q=0.8' }) =>
  app.inject({ url, headers });

describe('the dashboard', () => {
  test.each([
    '/',
    '/kols',
    '/kols/kol_a.b?tab=events',
    '/nowhere/at/all',
    '/sign-in',
    '/v1x',
    '/kols/%E0%A4%A',
    '/kols/kol_%00',
    '//kols',
    '//etc/passwd',
  ])('loads at %s', async (url) => {
    const answer = await open(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(INDEX);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      etag: expect.any(String),
    });
  });

  test('is compressed as the browser prefers, with its own content type and ETag', async () => {
    const compressed = await open('/kols', { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(INDEX);
    const zipped = await open('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
  });

  test('is cached forever if its name contains a hash, and otherwise revalidated', async () => {
    expect((await open('/assets/app-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const icon = await open('/icon.svg');
    expect(icon.headers['cache-control']).toBe('no-cache');
    const again = await open('/icon.svg', { 'if-none-match': String(icon.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test.each([
    ['/assets/gone-9z9z.js', 'text/html'],
    ['/assets', 'text/html'],
    ['/assets/', 'text/html'],
    ['/a%00.js', '*/*'],
    ['/favicon.ico', 'image/avif,*/*;q=0.8'],
    ['/app.js', '*/*'],
    ['/kols', 'application/json'],
    ['/assets/%E0%A4%A', 'text/html'],
    ['/kols/%E0%A4%A', 'application/json'],
    ['/.hidden', '*/*'],
    ['/.vite/manifest.json', '*/*'],
    ['/assets//app-1a2b.js', '*/*'],
    ['/..%2f..%2fetc%2fpasswd', 'application/json'],
  ])('is not sent to %s (%s), which gets a problem', async (url, accept) => {
    const answer = await open(url, { accept });
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect([400, 404]).toContain(answer.statusCode);
  });

  test('loads at an address of 14 kB, such as the briefing of 300 KOLs; a missing file with such an address gets 404', async () => {
    const ids = Array.from({ length: 300 }, (_, index) => `kol_${String(index).padStart(42, '0')}`).join();
    const answer = await open(`/kols/${ids}/briefing`);
    expect([answer.statusCode, answer.body]).toEqual([200, INDEX]);
    expect((await open(`/assets/${ids}.js`)).statusCode).toBe(404);
  });

  // A time that grows with the square of the length would stop the service for everyone.
  test('reads a long address in one pass', async () => {
    const answer = await open(`/${'.'.repeat(300_000)}/%`, { accept: '*/*' });
    expect(answer.headers['content-type']).toContain('text/html');
  });

  test('is never sent for a path below /v1', async () => {
    for (const url of ['/v1', '/v1/', '/v1/nothing']) {
      const answer = await open(url);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    }
  });

  test('names the files of the screen, so that the browser loads them with the first script', async () => {
    expect(String((await open('/campaigns?page=2')).headers.link).split(', ')).toEqual([
      // Browsers request them in this order.
      ...FIRST_LINKS,
      '</assets/CampaignsPage-1.js>; rel=modulepreload',
      '</assets/table-1.js>; rel=modulepreload',
    ]);
    expect((await open('/nowhere')).headers.link).toBeUndefined();
  });

  test.each([
    ['/kols', ['KolsPage', 'KolDirectoryPage']],
    ['/kols?per_page=50&search=lyon', ['KolsPage', 'KolDirectoryPage']],
    ['/kols?view=v&ids=kol_a', ['KolsPage', 'KolListPage']],
  ])('names the files of the screen that shares its path with others: %s', async (url, files) => {
    expect((await open(url)).headers.link).toBe(
      [...FIRST_LINKS, ...files.map((file) => `</assets/${file}-1.js>; rel=modulepreload`)].join(', '),
    );
  });

  test('names what index.html needs first as index.html itself does', () => {
    const index = readFileSync('index.html', 'utf8');
    for (const link of NEEDED_FIRST) expect(index).toContain(/<(.+)>/.exec(link)?.[1]);
    expect(index).toContain(`href="/${FONT}"`);
    expect(existsSync(FONT)).toBe(true);
  });

  test('knows the path of every screen', () => {
    const routes = readdirSync('src/pages').map((folder) => [folder, `src/pages/${folder}/route.ts`] as const);
    const screens = routes.flatMap(([folder, route]) => {
      const pages = existsSync(route) ? readFileSync(route, 'utf8').matchAll(/import\('\.\/(\w+\.tsx)'\)/g) : [];
      return [...pages].map(([, page]) => `src/pages/${folder}/${page}`);
    });
    expect(screens.length).toBeGreaterThan(5);
    const known = SCREENS.flatMap(({ modules }) => modules);
    expect(known).toEqual(expect.arrayContaining(screens));
    for (const module of known) expect(existsSync(module), module).toBe(true);
  });

  test('sends only headers for HEAD', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/kols', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });

  test('is one route in the metrics, because the names of its files change with each build', async () => {
    await open('/assets/app-1a2b.js');
    const { body } = await app.inject('/metrics');
    expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/\*",status="200"\} \d+/);
    expect(body).not.toContain('app-1a2b');
  });
});
