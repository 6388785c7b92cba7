import { randomUUID } from 'node:crypto';
import { METHODS } from 'node:http';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyError, type FastifyServerOptions, LogController } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type IdentityProviderConfig, identityProvider } from './auth/identityProvider.ts';
import { knownCredentials } from './auth/knownCredentials.ts';
import { pendingSignInCookie } from './auth/pendingSignInCookie.ts';
import { sessionCookie } from './auth/sessionCookie.ts';
import { type SignInCodes, signInCodes } from './auth/signInCodes.ts';
import type { Clock } from './clock.ts';
import { type Config, DEFAULT_AUDIT_DAYS, DEFAULT_RATE_LIMIT, DEFAULT_SESSION_LIMITS } from './config.ts';
import { type Database, selectValue } from './db/connect.ts';
import type { App } from './http.ts';
import { scheduleCleanup } from './plugins/cleanup.ts';
import { answerClientError } from './plugins/clientErrors.ts';
import { allowOrigins } from './plugins/cors.ts';
import { serveDashboardConfig } from './plugins/dashboardConfig.ts';
import { handleError } from './plugins/errors.ts';
import { parseJsonBody } from './plugins/jsonBody.ts';
import { trackKolReads } from './plugins/kolReads.ts';
import { MAX_IN_FLIGHT } from './plugins/loadShedding.ts';
import { answerMalformedUrls, routedUrl } from './plugins/malformedUrls.ts';
import { rejectOtherMethods } from './plugins/methodNotAllowed.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { serveOpenApi } from './plugins/openapi.ts';
import type { RateLimit } from './plugins/rateLimit.ts';
import { addSecurityHeaders } from './plugins/securityHeaders.ts';
import { serializerCompiler } from './plugins/serializer.ts';
import { isPage, serveSpa } from './plugins/staticFiles.ts';
import { validatorCompiler } from './plugins/validation.ts';
import { notFound } from './problems.ts';
import type { Organization } from './repositories/organizations.ts';
import { sessionRepository } from './repositories/sessions.ts';
import { apiRoutes } from './routes/api.ts';
import { type AuthOptions, authRoutes } from './routes/auth.ts';
import { healthRoutes } from './routes/health.ts';
import type { Upstream } from './routes/upstream.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
  }
}

/** The largest body: an event with 1,000 attendees needs a quarter of it. */
const BODY_LIMIT = 256 * 1024;

/** The largest URL and headers together, in bytes. */
const HEAD_LIMIT = 64 * 1024;

/** The time in which a client must send a request. */
const REQUEST_LIMIT_MS = 30_000;

/** The time after which an idle connection is closed, also if the client has stopped reading a response. */
const IDLE_LIMIT_MS = 120_000;

/** The settings of the app. All are optional, because tests set only a few. */
export interface AppOptions
  extends Partial<Pick<Config, 'corsOrigins' | 'publicUrl' | 'sessionLimits' | 'keySignIn' | 'auditDays'>> {
  db: Database;
  /** True for the embedded database, which has no autovacuum. */
  isEmbedded?: boolean;
  /** The folder of the built dashboard. Without it, the app is only the service. */
  dist?: string;
  logger?: FastifyServerOptions['logger'];
  rateLimit?: RateLimit;
  /** Without a limit, slow clients could use up all connections. */
  requestLimitMs?: number;
  maxInFlight?: number;
  codes?: SignInCodes;
  /** Lets people sign in with an account. It needs `publicUrl`. */
  accounts?: AccountsConfig | undefined;
  /** Without it, the service has its own data. */
  upstream?: Upstream | undefined;
  now?: Clock;
}

/** The identity provider, and the organization that its people open. */
interface AccountsConfig {
  provider: IdentityProviderConfig;
  organization: Organization;
}

/** Builds the whole server, which does not listen yet. The caller closes the app, then `db`. */
export function buildApp({
  db,
  isEmbedded = false,
  dist,
  logger = false,
  rateLimit = { perMinute: DEFAULT_RATE_LIMIT },
  corsOrigins = [],
  requestLimitMs = REQUEST_LIMIT_MS,
  maxInFlight = MAX_IN_FLIGHT,
  publicUrl,
  sessionLimits = DEFAULT_SESSION_LIMITS,
  keySignIn = true,
  accounts,
  upstream,
  auditDays = DEFAULT_AUDIT_DAYS,
  now = Date.now,
  codes = signInCodes(now),
}: AppOptions) {
  const app = Fastify({
    logger,
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestLimitMs,
    connectionTimeout: IDLE_LIMIT_MS,
    http: {
      // The URL of a KOL list can contain a thousand ids. Node's default of 16 KiB is too small for that.
      maxHeaderSize: HEAD_LIMIT,
      // The head comes first and gets half of the time.
      headersTimeout: requestLimitMs / 2,
      connectionsCheckingInterval: Math.min(requestLimitMs / 4, 5_000),
      // Node would reject a request without `Host` with a response that is not a problem document. Nothing here needs it.
      requireHostHeader: false,
    },
    genReqId: () => randomUUID(),
    // Fastify would log URLs with their query, and a search text may be a person's name.
    logController: new LogController({ disableRequestLogging: true }),
    // The address of a client comes from `X-Forwarded-For` if a proxy on this machine or in a private network sends it.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    rewriteUrl: (request) => routedUrl(request, dist !== undefined),
    clientErrorHandler(error, socket) {
      const status = answerClientError(error, socket, app.log);
      if (status !== null) metrics.countUnread(status);
    },
    // While the app closes, it still answers. Fastify's own 503 would not be a problem document.
    return503OnClosing: false,
    // An id that is too long gets the same 404 as any id that does not exist.
    routerOptions: { maxParamLength: 100_000 },
  }).withTypeProvider<ZodTypeProvider>();

  app.decorate('db', db);
  // Otherwise Fastify would answer an unusual method with 404 instead of 405.
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  // An unknown `Expect` header is ignored.
  app.server.on('checkExpectation', app.routing);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler(app.log));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // The route of the dashboard's files refuses an address that cannot be the name of a file, for example because it is too long.
    if (request.routeOptions.url === '/*' && error.statusCode === 403) return reply.callNotFound();
    return handleError(error, request, reply);
  });
  parseJsonBody(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  addSecurityHeaders(app, dist);
  allowOrigins(app, corsOrigins);
  answerMalformedUrls(app);
  rejectOtherMethods(app);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });

  const metrics = registerMetrics(app);
  serveOpenApi(app);
  const sessions = sessionRepository(db, sessionLimits, now);
  scheduleCleanup(app, { sessions, auditDays, now, isEmbedded });
  trackKolReads(app, now);
  healthRoutes(app, () => assertWritable(db));
  const lookup = { sessions, cookie: sessionCookie(app, publicUrl), credentials: knownCredentials(), now };
  app.register((api: App) => apiRoutes(api, lookup, { rate: rateLimit, maxInFlight }, upstream));
  const authOptions: AuthOptions = {
    lookup,
    codes,
    keySignIn,
    rate: rateLimit,
    accounts: accounts && accountOptions(accounts, publicUrl, now),
  };
  app.register((auth: App) => authRoutes(auth, authOptions), { prefix: '/auth' });
  const signIn = accounts === undefined ? 'session-key' : 'account';
  serveDashboardConfig(app, dist, {
    signIn,
    keySignIn,
    hasDeskApi: upstream === undefined,
    idleMinutes: sessionLimits.idleMs / 60_000,
  });
  const sendPage = dist === undefined ? undefined : serveSpa(app, dist);
  app.setNotFoundHandler((request, reply) => {
    if (sendPage !== undefined && isPage(request)) return sendPage(request, reply);
    throw notFound(dist === undefined ? NOT_BUILT : 'There is nothing at this address.');
  });
  return app;
}

const NOT_BUILT = 'There is nothing at this address. The dashboard is not served here: it has not been built.';

function accountOptions({ provider, organization }: AccountsConfig, publicUrl: URL | undefined, now: Clock) {
  if (publicUrl === undefined) throw new Error('Signing in with an account needs the public URL.');
  return {
    provider: identityProvider(provider, publicUrl),
    organizationId: organization.id,
    organization: organization.name,
    publicUrl,
    pendingSignIns: pendingSignInCookie(publicUrl, provider.clientSecret, now),
    now,
  };
}

/** Throws an error on a read-only standby, which could not store an event. */
async function assertWritable(db: Database) {
  if ((await selectValue(db, sql<string>`current_setting('transaction_read_only')`)) !== 'off')
    throw new Error('the database is read-only');
}
