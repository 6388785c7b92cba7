import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Errors that the page makes on purpose, to prove that the suite detects them. */
export interface Breakage {
  css?: string;
  script?: string;
}

/** Session storage, unlike a variable, keeps the errors until the tab is closed. */
export const ERRORS_KEY = 'engine-suite.errors';

/**
 * Collects logged errors, thrown errors, unhandled rejections and policy violations. WebDriver reports none of them in
 * WebKit, so a script of the same origin runs before all others.
 */
const COLLECT_ERRORS = `
  const add = (error) => {
    const errors = JSON.parse(sessionStorage.getItem('${ERRORS_KEY}') ?? '[]');
    sessionStorage.setItem('${ERRORS_KEY}', JSON.stringify([...errors, error]));
  };
  addEventListener('error', ({ message }) => {
    // A layout that settles a frame later: browsers report it as an error, and it is not visible.
    if (!message.startsWith('ResizeObserver loop')) add('page error: ' + message);
  });
  addEventListener('unhandledrejection', ({ reason }) => add('unhandled rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => add('policy violation: ' + violatedDirective + ' ' + blockedURI));
  const { error } = console;
  let isLeft = false;
  addEventListener('beforeunload', ({ isTrusted }) => { isLeft ||= isTrusted; });
  console.error = (...values) => {
    const text = values.map(String).join(' ');
    // Firefox stops what a page loads when it is left, and the code that did not arrive counts as an error.
    if (!isLeft || !text.includes('error loading dynamically imported module')) add('console: ' + text);
    error(...values);
  };
`;

/** Starts a proxy before the service that adds the collecting script, and the breakage of a test, to every page. */
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
    // Ask for an uncompressed page, so that the script can be added.
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
    /** Requested addresses that do not exist. */
    notFound,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
