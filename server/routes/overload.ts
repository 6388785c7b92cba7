import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { Refusal } from './problems.ts';

/** Requests that may be under way at once; more would only wait for the database, longer than their callers do. */
export const MOST_UNDER_WAY = 500;

/**
 * Whoever comes while the oldest request has waited this long would wait as long: the machine is slower than the number
 * above supposes, or something holds the database, such as an import into the embedded one.
 */
const STUCK_MS = 5_000;

export interface OverloadLimits {
  /** Requests that may be under way at once. */
  underWay: number;
  /** How long the oldest of them may wait before new ones are refused. */
  stuckMs?: number | undefined;
}

/**
 * Refuses what would come too late anyway, before anything is spent on it, so that what is under way gets done and the
 * service recovers by itself. What is counted, not a delay that is measured: on a machine that is busy with something
 * else, a process falls behind without having too much to do. Only where a request has waited longer than any that is
 * merely slow are new ones refused whatever their number.
 */
export function refuseOverload(app: App, { underWay: most, stuckMs = STUCK_MS }: OverloadLimits) {
  /** The requests that wait for us, each with the moment since which it does; the first waits longest. */
  const underWay = new Map<FastifyRequest, number>();
  const isTooMuch = () => {
    const [oldest = Number.POSITIVE_INFINITY] = underWay.values();
    return underWay.size >= most || performance.now() - oldest > stuckMs;
  };
  // Looked for here: no event tells of every caller who leaves.
  const forgetThoseWhoLeft = () => {
    for (const request of underWay.keys()) if (request.socket.destroyed) underWay.delete(request);
  };
  const enter = (request: FastifyRequest) => underWay.set(request, performance.now());
  const leave = (request: FastifyRequest) => underWay.delete(request);

  app.addHook('onRequest', (request, _reply, done) => {
    if (isTooMuch()) forgetThoseWhoLeft();
    if (isTooMuch()) return done(tooMuch());
    enter(request);
    done();
  });
  // Whoever takes long to send a body holds nobody up.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    leave(request);
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    enter(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    leave(request);
    done();
  });
}

const tooMuch = () =>
  new Refusal(503, 'The service has too much to do at the moment. Please try again soon.', {
    headers: { 'Retry-After': '2' },
  });
