import { randomUUID } from 'node:crypto';
import { METHODS } from 'node:http';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyServerOptions, LogController } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DEFAULT_RATE_LIMIT } from './config.ts';
import type { Database } from './db/connect.ts';
import { trackApiKeyUsage } from './plugins/apiKeyUsage.ts';
import { scheduleCleanup } from './plugins/cleanup.ts';
import { answerClientError } from './plugins/clientErrors.ts';
import { allowOrigins } from './plugins/cors.ts';
import { handleError } from './plugins/errors.ts';
import { parseJsonBody } from './plugins/jsonBody.ts';
import { MAX_IN_FLIGHT } from './plugins/loadShedding.ts';
import { answerMalformedUrls, routedUrl } from './plugins/malformedUrls.ts';
import { rejectOtherMethods } from './plugins/methodNotAllowed.ts';
import { measure } from './plugins/metrics.ts';
import { describeApi } from './plugins/openapi.ts';
import type { RateLimit } from './plugins/rateLimit.ts';
import { addSecurityHeaders } from './plugins/securityHeaders.ts';
import { serializerCompiler } from './plugins/serializer.ts';
import { isPage, serveSpa } from './plugins/staticFiles.ts';
import { validatorCompiler } from './plugins/validation.ts';
import { authenticate } from './repositories/apiKeys.ts';
import { campaignRepository } from './repositories/campaigns.ts';
import { eventRepository } from './repositories/events.ts';
import { kolRepository } from './repositories/kols.ts';
import { productRepository } from './repositories/products.ts';
import { healthRoutes } from './routes/health.ts';
import { notFound } from './routes/problems.ts';
import { v1Routes } from './routes/v1.ts';

/** The largest body: an event with 1,000 attendees needs a quarter of it. */
const BODY_LIMIT = 256 * 1024;

/** The most bytes of a request's address and headers. */
const HEAD_LIMIT = 64 * 1024;

/** How long a caller may take to send a request. */
const REQUEST_LIMIT_MS = 30_000;

/** How long a connection on which nothing moves is kept, also by one who has stopped reading an answer. */
const SILENCE_LIMIT_MS = 120_000;

export interface AppOptions {
  db: Database;
  /** The folder of the built dashboard; without it only the service answers. */
  dist?: string;
  logger?: FastifyServerOptions['logger'];
  rateLimit?: RateLimit;
  /** Other origins whose pages may read the answers; none unless named. */
  corsOrigins?: string[];
  /** How long a caller may take to send a request; without a limit, slow ones could hold every connection. */
  requestLimitMs?: number;
  /** Requests that may be in flight at once; more are refused with 503. */
  maxInFlight?: number;
}

/** The whole server, not yet listening. `db` stays the caller's to close, after the app. */
export function buildApp({
  db,
  dist,
  logger = false,
  rateLimit = { perMinute: DEFAULT_RATE_LIMIT },
  corsOrigins = [],
  requestLimitMs = REQUEST_LIMIT_MS,
  maxInFlight = MAX_IN_FLIGHT,
}: AppOptions) {
  const app = Fastify({
    logger,
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestLimitMs,
    connectionTimeout: SILENCE_LIMIT_MS,
    http: {
      // A working list is an address with a thousand ids, which Node's 16 KiB for the whole head would refuse.
      maxHeaderSize: HEAD_LIMIT,
      // The head alone, which comes first, gets half of the time.
      headersTimeout: requestLimitMs / 2,
      connectionsCheckingInterval: Math.min(requestLimitMs / 4, 5_000),
      // Node would refuse a request without it in its own way; nothing here asks what this machine is called.
      requireHostHeader: false,
    },
    genReqId: () => randomUUID(),
    // The framework would log addresses with their query, and search text may be a person's name.
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: (request) => routedUrl(request, dist !== undefined),
    clientErrorHandler(error, socket) {
      const status = answerClientError(error, socket, app.log);
      if (status !== null) metrics.countUnread(status);
    },
    // While closing, what is under way is answered; the framework's own 503 would be no problem document.
    return503OnClosing: false,
    // An id that is too long is one that does not exist; without this it would be answered in another way.
    routerOptions: { maxParamLength: 100_000 },
  }).withTypeProvider<ZodTypeProvider>();

  // Of methods that the framework does not know it would say that there is nothing, whatever the address allows.
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  // Whatever else somebody expects before sending a body: the answer is the same as without.
  app.server.on('checkExpectation', app.routing);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler(app.log));
  app.setErrorHandler(handleError);
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

  const metrics = measure(app);
  describeApi(app);
  const keyUse = trackApiKeyUsage(app, db);
  scheduleCleanup(app, db);
  healthRoutes(app, () => askForWriting(db));
  const repositories = {
    kols: kolRepository(db),
    products: productRepository(db),
    campaigns: campaignRepository(db),
    events: eventRepository(db),
    findCaller: (key: string, kolId?: string) => authenticate(db, key, kolId),
    noteUse: keyUse.note,
  };
  app.register(
    (v1) => v1Routes(v1.withTypeProvider<ZodTypeProvider>(), repositories, { rate: rateLimit, maxInFlight }),
    {
      prefix: '/v1',
    },
  );
  if (dist !== undefined) serveSpa(app, dist);
  app.setNotFoundHandler((request, reply) => {
    if (dist !== undefined && isPage(request)) return reply.code(200).sendFile('index.html');
    throw notFound(dist === undefined ? NOT_BUILT : 'There is nothing at this address.');
  });
  return app;
}

const NOT_BUILT = 'There is nothing at this address. The dashboard is not served here: it has not been built.';

/** A standby that only reads would lose the next event. */
async function askForWriting(db: Database) {
  const [row] = await db
    .select({ readOnly: sql<string>`current_setting('transaction_read_only')` })
    .from(sql`(select) as nothing`);
  if (row?.readOnly !== 'off') throw new Error('the database is only read');
}
