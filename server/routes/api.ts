import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { id } from '../../src/contract/values.ts';
import { shedLoad } from '../plugins/loadShedding.ts';
import { rejectMalformedUrl } from '../plugins/malformedUrls.ts';
import { limitRate, type RateLimit } from '../plugins/rateLimit.ts';
import { responseCache } from '../plugins/responseCache.ts';
import { HttpProblem, notFound } from '../problems.ts';
import type { Caller, KeyOwner } from '../repositories/apiKeys.ts';
import type { CampaignRepository } from '../repositories/campaigns.ts';
import type { EventRepository } from '../repositories/events.ts';
import type { KolDirectoryRepository } from '../repositories/kolDirectory.ts';
import type { KolRepository } from '../repositories/kols.ts';
import type { ProductRepository } from '../repositories/products.ts';
import type { App } from './app.ts';
import { campaignRoutes } from './campaigns.ts';
import { deskRoutes } from './desk.ts';
import { eventRoutes } from './events.ts';
import { kolRoutes } from './kols.ts';
import { productRoutes } from './products.ts';

/** The data access of the routes. */
export interface Repositories {
  kols: KolRepository;
  kolDirectory: KolDirectoryRepository;
  products: ProductRepository;
  campaigns: CampaignRepository;
  events: EventRepository;
  /** Finds the owner of an API key and the version of the lists; null for a key that is unknown or revoked. */
  findCaller(key: string): Promise<Caller | null>;
  /** Records that a key was used. */
  recordUse(owner: KeyOwner): void;
}

/** Limits per API key and for all requests. */
export interface Limits {
  rate: RateLimit;
  maxInFlight: number;
}

/**
 * All routes below `/v1`, which are the interface, and below `/desk/v1`, our optional addition. The API key is checked first, so
 * that a client without one learns nothing.
 */
export async function apiRoutes(app: App, repositories: Repositories, limits: Limits) {
  app.decorateRequest('organizationId', '');
  app.decorateRequest('keyPrefix', '');
  app.decorateRequest('version', null);
  app.addHook('onRequest', noStore);
  shedLoad(app, limits.maxInFlight);
  app.addHook('onRequest', async (request) => {
    const caller = await authenticate(request, repositories.findCaller);
    repositories.recordUse(caller);
    request.organizationId = caller.organizationId;
    request.keyPrefix = caller.prefix;
    if (request.routeOptions.config.cachedBy === 'lists') request.version = caller.listsVersion;
  });
  await limitRate(app, limits.rate);
  app.addHook('onRequest', rejectMalformedUrl);
  // Last, so that a rejected request does not cost this query.
  app.addHook('onRequest', async (request) => {
    const { data: kol } = z.safeParse(KolParams, request.params);
    if (request.routeOptions.config.cachedBy === 'kol' && kol !== undefined)
      request.version = await repositories.kols.findVersion(request.organizationId, kol.id);
  });

  const cached = responseCache();
  app.register(
    async (v1: App) => {
      kolRoutes(v1, repositories.kols, cached);
      productRoutes(v1, repositories.products, cached);
      campaignRoutes(v1, repositories.campaigns, cached);
      eventRoutes(v1, repositories.events);
      rejectOtherPaths(v1);
    },
    { prefix: '/v1' },
  );
  app.register(
    async (desk: App) => {
      deskRoutes(desk, repositories.kolDirectory, repositories.events);
      rejectOtherPaths(desk);
    },
    { prefix: '/desk/v1' },
  );
}

function rejectOtherPaths(app: App) {
  // Before the body is read.
  const onRequest = async () => {
    throw notFound('There is nothing at this address.');
  };
  for (const url of ['/', '/*']) app.all(url, { onRequest, schema: { hide: true } }, () => {});
}

const KolParams = z.object({ id: id('kol') });

/** Responses contain personal data, which no browser and no proxy may store. */
async function noStore(_request: FastifyRequest, reply: FastifyReply) {
  reply.header('Cache-Control', 'no-store');
}

async function authenticate(request: FastifyRequest, findCaller: Repositories['findCaller']) {
  const { headers } = request;
  const challenge = { headers: { 'WWW-Authenticate': 'Bearer' } };
  if (headers.authorization === undefined)
    throw new HttpProblem(401, 'The request carries no API key (header "Authorization: Bearer <API_KEY>").', challenge);
  const key = /^Bearer +(\S+)$/i.exec(headers.authorization)?.[1];
  if (key === undefined)
    throw new HttpProblem(401, 'The Authorization header must read "Bearer <API_KEY>".', challenge);
  const caller = await findCaller(key);
  if (caller === null) throw new HttpProblem(401, 'The API key is wrong or was revoked.', challenge);
  return caller;
}
