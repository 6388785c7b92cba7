import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair } from 'jose';
import { type Configuration, Provider } from 'oidc-provider';

/** A person of the identity provider. `groups` give the role. */
interface DemoPerson {
  id: string;
  name: string;
  email: string;
  groups: string[];
}

/** Invented people of all roles, and one without a role. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { id: 'morgan', name: 'Morgan Manager', email: 'morgan@demo.example', groups: ['kol-managers', 'kol-staff'] },
  { id: 'pat', name: 'Pat Planner', email: 'pat@demo.example', groups: ['kol-planners', 'kol-staff'] },
  { id: 'robin', name: 'Robin Reader', email: 'robin@demo.example', groups: ['kol-staff'] },
  { id: 'nikita', name: 'Nikita Noaccess', email: 'nikita@demo.example', groups: ['canteen'] },
];

interface DemoProviderOptions {
  /** The port on this machine; 0 means any free one. */
  port: number;
  /** Where browsers find KOL Desk. */
  publicUrl: string;
  people?: readonly DemoPerson[];
}

/**
 * Starts an identity provider on this machine, for demonstrations and tests. Everything is in memory. There are no passwords:
 * its sign-in page lists the people. It is at `localhost`, so that for browsers it is another site than KOL Desk at `127.0.0.1`.
 * @returns the settings of KOL Desk for it
 */
export async function startDemoProvider({ port, publicUrl, people = DEMO_PEOPLE }: DemoProviderOptions) {
  let handle = (_request: IncomingMessage, _response: ServerResponse): unknown => undefined;
  const server = createServer((request, response) => handle(request, response));
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://localhost:${typeof address === 'object' && address !== null ? address.port : port}`;

  const client = { id: 'kol-desk', secret: randomBytes(32).toString('base64url') };
  const provider = new Provider(issuer, await configuration(client, publicUrl, people));
  const answer = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    return interact(provider, people, request, response).catch(() => {
      response.writeHead(400, HTML).end(page('This sign-in is over', '<p>Begin again in KOL Desk.</p>'));
    });
  };

  return {
    issuer,
    environment: {
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function configuration(
  client: { id: string; secret: string },
  publicUrl: string,
  people: readonly DemoPerson[],
): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const at = (path: string) => new URL(path, publicUrl).href;
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        token_endpoint_auth_method: 'client_secret_post',
        require_auth_time: true,
        redirect_uris: [at('/auth/callback')],
        post_logout_redirect_uris: [at('/sign-in')],
        backchannel_logout_uri: at('/auth/backchannel-logout'),
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub', 'sid'], profile: ['name', 'groups'], email: ['email', 'email_verified'] },
    findAccount: (_context, id) => {
      const person = people.find((one) => one.id === id);
      if (person === undefined) return undefined;
      const { name, email, groups } = person;
      return { accountId: id, claims: () => ({ sub: id, name, email, email_verified: true, groups }) };
    },
    // Gives consent without asking.
    async loadExistingGrant({ oidc: { provider, client: found, session } }) {
      const grant = new provider.Grant({ clientId: found?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    // The library does not publish them.
    discovery: { prompt_values_supported: ['none', 'login', 'consent'] },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    // The library's dispatcher refuses addresses of this machine.
    fetch: (url, options) => fetch(url, Object.assign({}, options, { dispatcher: undefined })),
    ttl: { Interaction: 600, Session: 3600, Grant: 3600, AccessToken: 600, IdToken: 600 },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          const button = '<button name="logout" value="yes" form="op.logoutForm" autofocus>Sign out</button>';
          context.body = page('Sign out of the demonstration account?', `${form}${button}`);
        },
        postLogoutSuccessSource: (context) => {
          context.body = page('You are signed out', '');
        },
      },
    },
    renderError: (context, { error, error_description }) => {
      context.body = page('The sign-in failed', `<p>${escapeHtml(error_description ?? error)}</p>`);
    },
  };
}

/** Shows the people to choose from, and signs in the one that was chosen. */
async function interact(
  provider: Provider,
  people: readonly DemoPerson[],
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { uid } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    const buttons = people.map(
      ({ id, name, email }) => `<button name="account" value="${id}">${escapeHtml(`${name} (${email})`)}</button>`,
    );
    const cancel = '<button name="account" value="">Cancel</button>';
    const form = `<form method="post" action="/interaction/${uid}">${buttons.join('')}${cancel}</form>`;
    response.writeHead(200, HTML).end(page('Who are you?', form));
    return;
  }
  const account = new URLSearchParams(await text(request)).get('account') ?? '';
  const result =
    account === '' ? { error: 'access_denied', error_description: 'Cancelled.' } : { login: { accountId: account } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 1rem system-ui }
  main { max-width: 24rem; margin: 10vh auto; padding: 0 1rem }
  button { display: block; width: 100%; min-height: 3rem; margin: 0.5rem 0; font: inherit }
</style>
<main><p>Identity provider of the demonstration</p><h1>${title}</h1>${body}</main>
</html>`;

const escapeHtml = (value: string) => value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
