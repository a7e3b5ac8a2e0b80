import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { openServer } from '@/__tests__/support/open-server';
import { serverConfig } from '@/lib/server/config';
import { clientAddresses } from '@/server/client-address';
import { countRequests } from '@/server/count-requests';

jest.unstable_mockModule('next/server', () => ({ connection: jest.fn() }));
const { GET } = await import('@/app/metrics/route');

const TOKEN = 'a-token-of-the-monitoring';
type Headers = Record<string, string>;

let shop: Awaited<ReturnType<typeof openServer>>;

beforeAll(async () => {
  const staticRoutes = [{ page: '/metrics', regex: '^/metrics(?:/)?$' }];
  const steps = [countRequests({ staticRoutes, dynamicRoutes: [] }), clientAddresses(0)];
  shop = await openServer(steps, async ({ headers, socket }, answer) => {
    // As Next.js does.
    headers['x-forwarded-for'] ??= socket.remoteAddress;
    const sent = new Request('http://shop.example/metrics', { headers: headers as Headers });
    const { status, body } = await GET(sent);
    answer.writeHead(status).end(body ? await new Response(body).text() : '');
  });
});
afterAll(() => shop.close());

function ask(headers: Headers = {}, path = '/metrics'): Promise<{ status?: number; text: string }> {
  return new Promise((done, failed) => {
    request(shop.origin + path, { headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('end', () => done({ status: answer.statusCode, text }));
    })
      .on('error', failed)
      .end();
  });
}

describe('the metrics of the storefront without a token', () => {
  test('are sent to a request of this machine', async () => {
    const { status, text } = await ask();
    expect(status).toBe(200);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).toContain('process_resident_memory_bytes');
  });

  test.each([
    [{ 'X-Forwarded-For': '192.0.2.7' }],
    [{ 'X-Forwarded-For': '127.0.0.1, 192.0.2.7' }],
    [{ 'X-Forwarded-For': '127.0.0.1x' }],
    // As the shop API.
    [{ 'X-Forwarded-For': '127.0.0.1' }],
    [{ 'X-Forwarded-Host': 'localhost' }],
    [{ 'X-Real-IP': '127.0.0.1' }],
    [{ Forwarded: 'for=127.0.0.1' }],
    [{ Via: '1.1 proxy' }],
    [{ Host: 'vanya.example' }],
    [{ Host: 'localhost.vanya.example' }],
  ])('do not exist for a request with %j', async (headers) => {
    expect(await ask(headers)).toEqual({ status: 404, text: '' });
  });
});

describe('the metrics of the storefront with a token', () => {
  beforeAll(() => {
    serverConfig().metricsToken = TOKEN;
  });
  afterAll(() => {
    serverConfig().metricsToken = undefined;
  });

  test('are sent to whoever has it', async () => {
    const headers = { Authorization: `Bearer ${TOKEN}`, Host: 'storefront.inside' };
    expect((await ask(headers)).status).toBe(200);
  });

  test.each<Record<string, string>>([
    {},
    { Authorization: `Bearer ${TOKEN}x` },
    { Authorization: TOKEN },
  ])('do not exist for %j, on this machine neither', async (headers) => {
    expect((await ask(headers)).status).toBe(404);
  });
});

test('requests are counted by route and class of status, never by path', async () => {
  await ask({ Host: 'vanya.example' }, '/orders/4711?email=asha@example.com');
  await ask({ Host: 'vanya.example' }, '/secret-path');
  const { text } = await ask();
  const count = 'shop_storefront_request_seconds_count';
  expect(text).toContain(`${count}{method="GET",route="/orders/:id",status="4xx"} 1`);
  expect(text).toContain(`${count}{method="GET",route="none",status="4xx"} 1`);
  expect(text).not.toMatch(/4711|secret-path|asha/);
});
