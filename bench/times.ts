/** The time of one request, in milliseconds. */
export interface RequestTime {
  address: string;
  ms: number;
}

/** Sends a request with this key. @returns its time until the whole answer is there @throws Error if the answer is no success */
export async function timeRequest(url: string, key: string, address: string): Promise<RequestTime> {
  const start = performance.now();
  const answer = await fetch(`${url}/${address}`, { headers: { authorization: `Bearer ${key}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  return { address, ms: performance.now() - start };
}

/** The times from the shortest to the longest. */
export const sortTimes = (times: RequestTime[]) => times.toSorted((one, other) => one.ms - other.ms);

/** A percentile, such as 0.95, of sorted times. */
export const at = (times: RequestTime[], share: number): RequestTime =>
  times[Math.floor(share * (times.length - 1))] ?? { address: '', ms: Number.NaN };

/** Sorted times as text: the 95th percentile, the median, and the slowest request. */
export function describeTimes(times: RequestTime[]): string {
  const slowest = at(times, 1);
  return `p95 ${inMs(at(times, 0.95).ms)}, median ${inMs(at(times, 0.5).ms)}, at most ${inMs(slowest.ms)} (\`${slowest.address}\`)`;
}

const inMs = (time: number) => `${time.toFixed(1)} ms`;

/** A path with those of the parameters that have a value. */
export function toAddress(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return `${path}?${new URLSearchParams(given)}`;
}
