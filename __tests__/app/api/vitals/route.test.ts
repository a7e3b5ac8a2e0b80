import { beforeEach, describe, expect, test } from '@jest/globals';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { MAX_BODY_BYTES } from '@/contract/kit/headers';
import { storefrontMetrics } from '@/lib/server/http/metrics';

const {
  vitals: { POST },
} = shoppingCalls;

const ORIGIN = 'http://localhost:3000';
const REPORT = { page: '/products/:id/:slug', surface: 'app', CLS: 0.012, LCP: 1234.5, INP: 80 };

function send(report: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const body = typeof report === 'string' ? report : JSON.stringify(report);
  const own = { Origin: ORIGIN, 'Content-Type': 'application/json' };
  return POST(
    new Request(`${ORIGIN}/api/vitals`, { method: 'POST', body, headers: { ...own, ...headers } }),
  );
}

const metrics = () => storefrontMetrics().registry.metrics();

beforeEach(() => {
  storefrontMetrics().registry.resetMetrics();
});

describe('the web vitals of a page', () => {
  test('are counted by page and surface, times in seconds', async () => {
    const answer = await send(REPORT);
    expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([204, null]);
    const text = await metrics();
    const of = 'page="/products/:id/:slug",surface="app"';
    expect(text).toContain(`shop_web_vital_seconds_sum{vital="LCP",${of}} 1.2345`);
    expect(text).toContain(`shop_web_vital_seconds_count{vital="INP",${of}} 1`);
    expect(text).toContain(`shop_web_vital_layout_shift_sum{${of}} 0.012`);
    expect(text).not.toContain('vital="FCP"');
  });

  test.each([
    ['of an address with an id', { ...REPORT, page: '/products/1001/beans' }],
    ['of an unknown page', { ...REPORT, page: '/nowhere' }],
    ['of an unknown surface', { ...REPORT, surface: 'tv' }],
    ['below zero', { ...REPORT, LCP: -1 }],
    ['beyond reason', { ...REPORT, CLS: 21 }],
    ['that are texts', { ...REPORT, LCP: '1234' }],
  ])('%s are refused', async (_name, report) => {
    expect((await send(report)).status).toBe(422);
    expect(await metrics()).not.toContain('surface=');
  });

  test('are refused when another site sends them', async () => {
    expect((await send(REPORT, { Origin: 'https://other.example' })).status).toBe(403);
  });

  test('are refused when they are no report', async () => {
    expect((await send({ ...REPORT, more: 'x'.repeat(MAX_BODY_BYTES) })).status).toBe(413);
    expect((await send('{')).status).toBe(400);
    expect((await send(REPORT, { 'Content-Type': 'text/plain' })).status).toBe(415);
  });

  test('bring no other field into the metrics', async () => {
    expect((await send({ ...REPORT, email: 'asha@example.com' })).status).toBe(204);
    expect(await metrics()).not.toContain('asha');
  });
});
