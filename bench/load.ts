import autocannon from 'autocannon';

/** What clients achieved: answers per second, and the 99th percentile of the time to an answer. */
export interface Rate {
  perSecond: number;
  p99: number;
}

interface Load {
  url: string;
  headers?: Record<string, string>;
  requests: autocannon.Request[];
  clients: number;
  seconds: number;
}

/**
 * Lets clients send requests, each one after its last answer.
 * @throws Error if a request fails or the answer is not a success
 */
export async function sendLoad({ url, headers, requests, clients, seconds }: Load): Promise<Rate> {
  // Each client prepares only its own requests: preparing all of them for every client would take part of the time.
  const shares = Array.from({ length: clients }, (_, client) =>
    requests
      .filter((_, index) => index % clients === client % requests.length)
      .map((request) => ({ ...request, headers: { ...headers, ...request.headers } })),
  );
  const result = await autocannon({
    url,
    connections: clients,
    duration: seconds,
    setupClient: (client) => client.setRequests(shares.pop() ?? []),
  });
  const { errors, timeouts, non2xx, statusCodeStats } = result;
  if (errors + timeouts + non2xx > 0)
    throw new Error(
      `${errors} errors, ${timeouts} timeouts, ${non2xx} answers other than 2xx from ${url}: ${JSON.stringify(statusCodeStats)}`,
    );
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 };
}

export const meanRate = (rates: Rate[]) => rates.reduce((sum, { perSecond }) => sum + perSecond, 0) / rates.length;

/** Rates as text: `1,234 a second, p99 56 ms`. */
export const describeRates = (rates: Rate[]) =>
  `${Math.round(meanRate(rates)).toLocaleString('en')} a second, p99 ${Math.max(...rates.map(({ p99 }) => p99))} ms`;
