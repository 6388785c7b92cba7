import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

/** An identity provider for tests that can lie: each sign-in says what its tokens contain. */

/** What one sign-in at the provider answers. */
export interface FakeAccount {
  sub: string;
  /** More claims of userinfo. */
  info?: Record<string, unknown>;
  /** Claims of the ID token instead of the right ones; undefined removes one. */
  idToken?: JWTPayload;
  /** How the ID token is signed. */
  signature?: 'right' | 'another key' | 'client secret' | 'none';
}

interface FalseState {
  /** How often the provider was asked for its addresses. */
  discoveries: number;
  /** If one of these is set, it answers everything with this status, calls itself by this name, or publishes these prompts. */
  status?: number | undefined;
  issuer?: string | undefined;
  prompts?: string[] | undefined;
}

export const CLIENT = { id: 'kol-desk', secret: 'the secret of the client' };

export async function startFakeProvider() {
  const [right, another] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const codes = new Map<string, { account: FakeAccount; nonce: string | null; challenge: string | null }>();
  const infos = new Map<string, Record<string, unknown>>();
  const state: FalseState = { discoveries: 0 };

  const server = createServer(async (request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (state.status !== undefined) return send(state.status, {});
    switch (request.url) {
      case '/.well-known/openid-configuration':
        state.discoveries += 1;
        return send(200, {
          issuer: state.issuer ?? issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          end_session_endpoint: `${issuer}/end`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          prompt_values_supported: state.prompts,
        });
      case '/jwks':
        return send(200, { keys: [{ ...(await exportJWK(right.publicKey)), kid: 'right', alg: 'RS256', use: 'sig' }] });
      case '/token': {
        const body = new URLSearchParams(await text(request));
        const code = body.get('code') ?? '';
        const grant = codes.get(code);
        codes.delete(code);
        const challenge = createHash('sha256')
          .update(body.get('code_verifier') ?? '')
          .digest('base64url');
        if (grant === undefined || grant.challenge !== challenge) return send(400, { error: 'invalid_grant' });
        const accessToken = randomUUID();
        infos.set(`Bearer ${accessToken}`, { sub: grant.account.sub, ...grant.account.info });
        const { account, nonce } = grant;
        const idToken = await sign({ sub: account.sub, nonce, ...account.idToken }, account.signature);
        return send(200, { access_token: accessToken, token_type: 'Bearer', id_token: idToken });
      }
      case '/userinfo':
        return send(200, infos.get(request.headers.authorization ?? ''));
      default:
        return send(404, {});
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;

  /** A token of this provider for KOL Desk, valid for a minute unless the claims say otherwise. */
  async function sign(
    claims: Record<string, unknown>,
    signature: FakeAccount['signature'] = 'right',
    typ: string | undefined = undefined,
  ) {
    const now = Math.floor(Date.now() / 1000);
    const payload = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 60, ...claims };
    if (signature === 'none') return new UnsecuredJWT(payload).encode();
    if (signature === 'client secret')
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256', typ })
        .sign(new TextEncoder().encode(CLIENT.secret));
    const { privateKey } = signature === 'right' ? right : another;
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'right', typ }).sign(privateKey);
  }

  return {
    issuer,
    state,
    sign,
    /** Signs a person in at the address to which KOL Desk has sent the browser. @returns where the provider sends it back */
    authorize(location: unknown, account: FakeAccount): URL {
      const { searchParams } = new URL(String(location));
      const code = randomUUID();
      codes.set(code, { account, nonce: searchParams.get('nonce'), challenge: searchParams.get('code_challenge') });
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', searchParams.get('state') ?? '');
      return back;
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>;
