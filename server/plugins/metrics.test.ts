import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCaller, startTestService, type TestService } from '../test/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

test('/metrics counts requests by route and status, without personal data', async () => {
  const caller = await newCaller(service);
  await caller.get('/v1/kols/kol_secret?include=events');
  await caller.get('/v1/products?search=secret');
  await caller.get('/v1/secret');
  await service.app.inject('/secret');
  for (const authorization of ['Bearer kd_wrong', 'Bearer kd_secret'])
    await service.app.inject({ url: '/v1/products', headers: { authorization } });
  const answer = await service.app.inject('/metrics');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^text\/plain; version=/);
  expect(answer.body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/v1/kols/:id",status="404"} 1',
  );
  expect(answer.body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/v1/products",status="200"} 1',
  );
  expect(answer.body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/v1/products",status="401"} 2',
  );
  expect(answer.body).toContain('process_resident_memory_bytes');
  expect(answer.body).not.toMatch(/secret|kd_|org_/);
});
