import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a page does wrong on purpose, to see that the suite notices it. */
export interface Breakage {
  css?: string;
  script?: string;
}

/** Where the page collects its errors; unlike a variable it lives until the tab is closed. */
export const ERRORS_KEY = 'engine-suite.errors';

/**
 * Collects what the page logs, throws, rejects or breaks of its content security policy. WebDriver tells none of that in
 * WebKit, so the page does it itself: a script of the same origin before all others.
 */
const COLLECT_ERRORS = `
  const add = (error) => {
    const errors = JSON.parse(sessionStorage.getItem('${ERRORS_KEY}') ?? '[]');
    sessionStorage.setItem('${ERRORS_KEY}', JSON.stringify([...errors, error]));
  };
  addEventListener('error', ({ message }) => {
    // A layout that settles a frame later: browsers report it as an error, and nobody sees it.
    if (!message.startsWith('ResizeObserver loop')) add('page error: ' + message);
  });
  addEventListener('unhandledrejection', ({ reason }) => add('unhandled rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => add('policy violation: ' + violatedDirective + ' ' + blockedURI));
  const { error } = console;
  console.error = (...values) => { add('console: ' + values.map(String).join(' ')); error(...values); };
`;

/** Stands before the service and adds the collecting script, and what a test breaks, to every page. */
export async function startErrorReportingProxy(target: string, breakage: Breakage = {}) {
  const own: Record<string, [type: string, body: string]> = {
    '/engine-suite/errors.js': ['text/javascript', `{${COLLECT_ERRORS}}`],
    '/engine-suite/break.css': ['text/css', breakage.css ?? ''],
    '/engine-suite/break.js': ['text/javascript', breakage.script ?? ''],
  };
  const tags = [
    '<script src="/engine-suite/errors.js"></script>',
    breakage.css === undefined ? '' : '<link rel="stylesheet" href="/engine-suite/break.css">',
    breakage.script === undefined ? '' : '<script defer src="/engine-suite/break.js"></script>',
  ].join('');
  const notFound: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const file = own[incoming.url ?? ''];
    if (file !== undefined) {
      outgoing.writeHead(200, { 'Content-Type': file[0] }).end(file[1]);
      return;
    }
    // A page that is not compressed can be added to.
    const isPage = incoming.headers.accept?.includes('text/html') === true;
    const headers = isPage ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers;
    const forwarded = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers }, (answer) => {
      if (answer.statusCode === 404) notFound.push(`not found: ${incoming.url}`);
      if (!isPage) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const { 'content-length': _length, etag: _tag, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, rest);
        outgoing.end(Buffer.concat(parts).toString().replace('<head>', `<head>${tags}`));
      });
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Addresses that the browser asked for and that are not there. */
    notFound,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
