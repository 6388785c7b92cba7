import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { Refusal } from './problems.ts';

/** Requests that may be under way at once; more would only wait for the database, longer than their callers do. */
export const MOST_UNDER_WAY = 500;

/** Whoever would have to wait longer is refused, as far as can be told from how fast requests get done at the moment. */
const LONGEST_WAIT_MS = 2_000;

/** Fewer are not too many, however slow the machine is. */
const MANY = 50;

/** The pace is taken over so much time: requests that are written together are also done together. */
const PACE_MS = 2_000;

/**
 * Whoever comes while the oldest request has waited this long would wait as long: the machine is slower than the number
 * above supposes, or something holds the database, such as an import into the embedded one.
 */
const STUCK_MS = 5_000;

export interface OverloadLimits {
  /** Requests that may be under way at once. */
  underWay: number;
  /** How long a request may be expected to wait, where there are many. */
  waitMs?: number | undefined;
  /** How long the oldest of them may wait before new ones are refused. */
  stuckMs?: number | undefined;
}

/**
 * Refuses what would come too late anyway, before anything is spent on it, so that what is under way gets done and the
 * service recovers by itself. What is counted, and how fast the count goes down, not a delay of the event loop: on a
 * machine that is busy with something else, a process falls behind without having too much to do. Only where a request has
 * waited longer than any that is merely slow are new ones refused whatever their number.
 */
export function refuseOverload(
  app: App,
  { underWay: most, waitMs = LONGEST_WAIT_MS, stuckMs = STUCK_MS }: OverloadLimits,
) {
  /** The requests that wait for us, each with the moment since which it does; the first waits longest. */
  const underWay = new Map<FastifyRequest, number>();
  const pace = keepPace();
  const isTooMuch = () => {
    const { size } = underWay;
    const [oldest = Number.POSITIVE_INFINITY] = underWay.values();
    return size >= most || performance.now() - oldest > stuckMs || (size >= MANY && size * pace.each() > waitMs);
  };
  // Looked for here: no event tells of every caller who leaves.
  const forgetThoseWhoLeft = () => {
    for (const request of underWay.keys()) if (request.socket.destroyed) underWay.delete(request);
  };
  const enter = (request: FastifyRequest) => {
    if (underWay.size === 0) pace.begin();
    underWay.set(request, performance.now());
  };
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
    if (underWay.has(request)) pace.note();
    leave(request);
    done();
  });
}

/** How much time goes by from one request that is done to the next, while there are any; what is long ago counts little. */
function keepPace() {
  let since = 0;
  let ms = 0;
  let done = 0;
  return {
    /** There is something to do again. */
    begin() {
      since = performance.now();
    },
    /** One more is done. */
    note() {
      const now = performance.now();
      const share = Math.exp((since - now) / PACE_MS);
      ms = ms * share + now - since;
      done = done * share + 1;
      since = now;
    },
    /** The time of one; 0 as long as it is not known. */
    each: () => (done === 0 ? 0 : ms / done),
  };
}

const tooMuch = () =>
  new Refusal(503, 'The service has too much to do at the moment. Please try again soon.', {
    headers: { 'Retry-After': '2' },
  });
