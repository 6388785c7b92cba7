import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anEvent, type Caller, newCaller, startTestService, type TestService } from '../testing.ts';

let service: TestService;
let caller: Caller;

beforeAll(async () => {
  service = await startTestService({ underWay: 3 });
  caller = await newCaller(service);
});
afterAll(() => service.close());

describe('a service with too much to do', () => {
  test('refuses early, does what it has taken on, and recovers by itself', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => caller.post('/v1/events', anEvent())));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    const done = answers.filter(({ statusCode }) => statusCode === 201);
    expect(refused.length + done.length).toBe(30);
    expect(refused.length).toBeGreaterThan(0);
    expect(done.length).toBeGreaterThanOrEqual(3);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('2');
    await vi.waitFor(async () => expect((await caller.post('/v1/events', anEvent())).statusCode).toBe(201));
  });

  test('still says that it is up', async () => {
    const busy = Promise.all(Array.from({ length: 10 }, () => caller.get('/v1/products')));
    expect((await service.app.inject('/healthz')).statusCode).toBe(200);
    await busy;
  });
});
