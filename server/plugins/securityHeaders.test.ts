import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type AppOptions, buildApp } from '../app.ts';
import { contentSecurityPolicy } from './securityHeaders.ts';

/** No request here needs a database. */
function start(options: Partial<AppOptions> = {}) {
  const app = buildApp({ db: drizzle.mock(), ...options });
  onTestFinished(() => app.close());
  return app;
}

async function distWith(config: string) {
  const dist = await mkdtemp(join(tmpdir(), 'kol-desk-dist-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await writeFile(join(dist, 'index.html'), '');
  await writeFile(join(dist, 'config.json'), config);
  return dist;
}

async function policyWith(config: string) {
  const dist = await distWith(config);
  const { headers } = await start({ dist }).inject({ url: '/kols', headers: { accept: 'text/html' } });
  const policy = String(headers['content-security-policy']);
  return Object.fromEntries(policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]));
}

describe('the content security policy of the dashboard', () => {
  test('allows no inline script and no framing', async () => {
    const policy = await policyWith('{"apiBaseUrl": ""}');
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*/);
  });

  test.each([
    ['{"apiBaseUrl": ""}', "'self'"],
    ['{"apiBaseUrl": "https://api.example.org/base/"}', "'self' https://api.example.org"],
    ['{"apiBaseUrl": "javascript:alert(1)"}', "'self'"],
    ['{"apiBaseUrl": "https://a.example; script-src *"}', "'self'"],
    ['nonsense', "'self'"],
  ])('with the configuration %s allows it to connect to %s', async (config, allowed) => {
    expect((await policyWith(config))['connect-src']).toBe(allowed);
  });

  test('matches the documented configuration of other web servers', async () => {
    const policy = contentSecurityPolicy(await distWith('{"apiBaseUrl": "https://api.example.org"}'));
    const written = Object.entries(policy).map(([name, sources]) => [name, ...sources].join(' '));
    const page = await readFile(resolve(import.meta.dirname, '../../docs/other-services.md'), 'utf8');
    expect(page).toContain(`"${written.join('; ')}"`);
  });
});

describe('behind a proxy', () => {
  test('with TLS, browsers get HSTS', async () => {
    const app = start();
    // The second proxy of two adds how the first one connects to it.
    for (const protocol of ['https', 'https, http', 'HTTPS,https'])
      for (const url of ['/healthz', '/%zz']) {
        const secure = await app.inject({ url, headers: { 'x-forwarded-proto': protocol } });
        expect(secure.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
      }
    for (const protocol of ['http', 'http, https', 'httpsx']) {
      const insecure = await app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': protocol } });
      expect(insecure.headers).not.toHaveProperty('strict-transport-security');
    }
    expect((await app.inject('/healthz')).headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('a page of another origin', () => {
  const preflight = (app: ReturnType<typeof start>, origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/v1/events',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    });

  test('is rejected unless it is configured', async () => {
    const closed = await preflight(start(), 'https://desk.example');
    expect(closed.statusCode).toBe(401);
    expect(closed.headers).not.toHaveProperty('access-control-allow-origin');
    const other = await preflight(start({ corsOrigins: ['https://desk.example'] }), 'https://evil.example');
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test("may send the dashboard's requests and read the responses, including errors", async () => {
    const app = start({ corsOrigins: ['https://other.example', 'https://desk.example'] });
    const answer = await preflight(app, 'https://desk.example');
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://desk.example',
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
      'access-control-allow-methods': 'GET, HEAD, POST',
      vary: 'Origin',
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    const refused = await app.inject({ url: '/v1/products', headers: { origin: 'https://desk.example' } });
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['access-control-allow-origin']).toBe('https://desk.example');
    expect(refused.headers['access-control-expose-headers']).toContain('Retry-After');
    expect((await app.inject({ method: 'OPTIONS', url: '/v1/nothing' })).statusCode).toBe(204);
  });
});

describe('a slow client', () => {
  test.each([
    ['says nothing', ''],
    ['stops within the head', 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-'],
    ['stops within the body', 'POST /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{'],
  ])('with %s is disconnected, while others are served', async (_name, text) => {
    const app = start({ requestLimitMs: 400 });
    const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const started = Date.now();
    let answer = '';
    const socket = connect(Number(address.port), address.hostname, () => socket.write(text));
    socket.on('data', (data) => {
      answer += data;
    });
    const closed = new Promise<void>((done) => socket.on('close', () => done()));
    expect((await fetch(new URL('/healthz', address))).status).toBe(200);
    await closed;
    expect(Date.now() - started).toBeLessThan(5_000);
    expect(answer).toMatch(/^HTTP\/1\.1 (408|405) /);
    expect(answer).toContain('application/problem+json');
    const { body } = await app.inject('/metrics');
    expect(body).toMatch(
      answer.includes(' 408 ') ? /^http_requests_unread_total{status="408"} 1$/m : /status="405"} 1$/m,
    );
  });
});
