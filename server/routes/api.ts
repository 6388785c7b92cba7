import { API_PREFIX, type App, DESK_API_PREFIX, noStore } from '../http.ts';
import { authenticateRequests, type SessionLookup } from '../plugins/authenticate.ts';
import { rejectMalformedUrl } from '../plugins/malformedUrls.ts';
import { limitRate, type RateLimit } from '../plugins/rateLimit.ts';
import { responseCache } from '../plugins/responseCache.ts';
import { notFound } from '../problems.ts';
import { campaignRoutes } from './campaigns.ts';
import { deskRoutes } from './desk.ts';
import { eventRoutes } from './events.ts';
import { kolRoutes } from './kols.ts';
import { productRoutes } from './products.ts';
import { type Upstream, upstreamRoutes } from './upstream.ts';

/** Limits per caller and for all requests. */
interface Limits {
  rate: RateLimit;
  maxInFlight: number;
}

/**
 * All routes below `/v1`, which are the interface, and below `/desk/v1`, our optional addition. The caller is checked
 * first, so that a client without a key or a session learns nothing.
 * @param upstream the remote service to which `/v1` is forwarded, instead of our own database
 */
export async function apiRoutes(app: App, lookup: SessionLookup, limits: Limits, upstream: Upstream | undefined) {
  app.addHook('onRequest', noStore);
  authenticateRequests(app, lookup, limits.maxInFlight);
  await limitRate(app, limits.rate);
  app.addHook('onRequest', rejectMalformedUrl);

  app.register(
    async (v1: App) => {
      if (upstream !== undefined) upstreamRoutes(v1, upstream);
      else ownRoutes(v1);
      rejectOtherPaths(v1);
    },
    { prefix: API_PREFIX },
  );
  app.register(
    async (desk: App) => {
      if (upstream === undefined) deskRoutes(desk);
      rejectOtherPaths(desk);
    },
    { prefix: DESK_API_PREFIX },
  );
}

/** The interface on our own database. */
function ownRoutes(v1: App) {
  const cached = responseCache(v1);
  kolRoutes(v1, cached);
  productRoutes(v1, cached);
  campaignRoutes(v1, cached);
  eventRoutes(v1);
}

function rejectOtherPaths(app: App) {
  // Before the body is read.
  const onRequest = async () => {
    throw notFound('There is nothing at this address.');
  };
  for (const url of ['/', '/*']) app.all(url, { onRequest }, () => {});
}
