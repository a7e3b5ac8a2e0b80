import { describe, expect, test } from '@jest/globals';
import { TestApp } from '@/__tests__/support/test-app';
import type { AppDeps } from '@/shop-api/app';
import { ApiMetrics } from '@/shop-api/http/metrics';

const TOKEN = 'a-token-of-the-monitoring';
const from = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress, remotePort: 1 } },
});
const OUTSIDE = from('192.0.2.7');
const INSIDE = from('127.0.0.1');
const appWith = (changes: Partial<AppDeps> = {}) => new TestApp(() => ({}) as never, changes);

async function scrape(app: TestApp): Promise<string> {
  return (await app.send('/metrics', {}, INSIDE)).body;
}

describe('the metrics of the API without a token', () => {
  test('are sent to a request of this machine, in the format of Prometheus', async () => {
    const { status, headers } = await appWith().send('/metrics', {}, INSIDE);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['of another machine', {}, OUTSIDE],
    ['that a proxy on this machine forwards', { 'X-Forwarded-For': '192.0.2.7' }, INSIDE],
    ['with a token', { Authorization: 'Bearer undefined' }, OUTSIDE],
  ])('do not exist for a request %s', async (_name, headers, connection) => {
    const { status, body } = await appWith().send('/metrics', { headers }, connection);
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});

describe('the metrics of the API with a token', () => {
  const app = appWith({ metricsToken: TOKEN });

  test('are sent to whoever has it', async () => {
    const headers = { Authorization: `Bearer ${TOKEN}` };
    expect((await app.send('/metrics', { headers }, OUTSIDE)).status).toBe(200);
  });

  test.each<Record<string, string>>([
    {},
    { Authorization: `Bearer ${TOKEN}x` },
    { Authorization: TOKEN },
  ])('do not exist for %j, on this machine neither', async (headers) => {
    expect((await app.send('/metrics', { headers }, INSIDE)).status).toBe(404);
  });
});

describe('a request is counted', () => {
  test('by the pattern of its route and its class of status, never by its path', async () => {
    const app = appWith();
    await app.send('/healthz');
    await app.call('GET /web/single/product/4711/');
    await app.send('/secret-path?email=asha@example.com');
    const text = await scrape(app);
    const count = 'shop_api_request_seconds_count';
    const product = '/web/single/product/:id/';
    expect(text).toContain(`${count}{method="GET",route="/healthz",status="2xx"} 1`);
    expect(text).toContain(`${count}{method="GET",route="${product}",status="5xx"} 1`);
    expect(text).toContain(`${count}{method="GET",route="none",status="4xx"} 1`);
    expect(text).not.toMatch(/4711|secret-path|asha/);
  });
});

test('a cache notice that was not taken is counted', async () => {
  const metrics = new ApiMetrics();
  metrics.countLostNotice();
  expect(await scrape(appWith({ metrics }))).toContain('shop_api_cache_notices_lost_total 1');
});

test('an alarm is counted, and the program says which it is', async () => {
  const metrics = new ApiMetrics();
  metrics.countAlarm();
  metrics.nameBuild({ version: '1.2.3', release: '20261127-101500-abc1234' });
  const text = await scrape(appWith({ metrics }));
  expect(text).toContain('shop_api_alarms_total 1');
  expect(text).toContain(
    'shop_api_build_info{version="1.2.3",release="20261127-101500-abc1234"} 1',
  );
});

test('figures by a label that cannot be read any more are left out', async () => {
  const metrics = new ApiMetrics();
  const answers = [{ paid: 2 }];
  const read = async () => answers.pop() ?? Promise.reject(new Error('away'));
  metrics.watchEach({ name: 'payments', help: '-', label: 'state', read });
  expect(await scrape(appWith({ metrics }))).toContain('payments{state="paid"} 2');
  expect(await scrape(appWith({ metrics }))).not.toContain('payments{');
});

test('a figure that cannot be read does not prevent the others', async () => {
  const metrics = new ApiMetrics();
  metrics.watch({ name: 'broken', help: '-', read: () => Promise.reject(new Error('away')) });
  metrics.watch({ name: 'whole', help: '-', read: () => 7 });
  const text = await scrape(appWith({ metrics }));
  expect(text).toContain('broken Nan');
  expect(text).toContain('whole 7');
});
