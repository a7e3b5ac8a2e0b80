import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { type GatewayAnswer, GatewayStandIn } from '@/__tests__/support/gateway-stand-in';
import { StorefrontBrowser } from '@/__tests__/support/storefront-browser';
import * as demo from '@/app/demo/pay/[txnid]/route';

const TXNID = 'a'.repeat(25);
const PAGE = '<h1>Pay ₹495.00</h1>';
const LINK = '?amount=495.00&signature=0a%2B1';

let answer: GatewayAnswer;
const api = new GatewayStandIn(() => answer);
let shopper: StorefrontBrowser;

beforeAll(async () => {
  await api.open();
  process.env.API_BASE_URL = api.origin;
});
afterAll(() => api.close());
beforeEach(() => {
  answer = { body: PAGE };
  api.fault = null;
  api.requests.length = 0;
  shopper = new StorefrontBrowser();
  shopper.cookies.set('vanya_login', 'sealed');
});

const open = (txnid = TXNID) => shopper.send(demo.GET, { params: { txnid }, query: LINK });
const press = (form: Record<string, string>) =>
  shopper.send(demo.POST, { form, params: { txnid: TXNID }, query: LINK });
const placeOf = ({ status, headers }: Response) => [status, headers.get('Location')];

test('passes on the demo gateway page exactly as the shop API renders it', async () => {
  const page = await open();
  expect(await page.text()).toBe(PAGE);
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  expect(api.requests.map(({ url }) => url.pathname + url.search)).toEqual([
    `/demo/pay/${TXNID}${LINK}`,
  ]);
});

test('forwards a button press without the shopper’s session', async () => {
  await press({ ending: 'pay', mode: 'upi' });
  const [sent] = api.requests;
  expect(sent).toMatchObject({ method: 'POST', body: 'ending=pay&mode=upi' });
  expect(JSON.stringify(sent)).not.toContain('sealed');
});

test.each([404, 410])('a link that answers %p passes on its page and status', async (status) => {
  answer = { status, body: '<h1>This link has expired</h1>' };
  const page = await open();
  expect([page.status, await page.text()]).toEqual([status, '<h1>This link has expired</h1>']);
});

test.each(['..', 'VN1', 'A'.repeat(25), `${TXNID}/../../healthz`, ''])(
  'the name %j answers 404 without calling the API',
  async (txnid) => {
    expect(placeOf(await open(txnid))).toEqual([303, '/page-not-found']);
    expect(api.requests).toEqual([]);
  },
);

test('answers 404 when the API has no demo gateway', async () => {
  answer = { status: 404, body: { status: false } };
  expect(placeOf(await open())).toEqual([303, '/page-not-found']);
});

test.each(['cut', 'redirect'] as const)(
  'when the API fails (%s), redirects to the payment status page',
  async (fault) => {
    api.fault = fault;
    expect(placeOf(await press({ ending: 'pay', mode: 'upi' }))).toEqual([
      303,
      `/pay/${TXNID}/done`,
    ]);
  },
);

test('a live shop has no demo gateway, regardless of what its API answers', async () => {
  process.env.SHOP_MODE = 'live';
  jest.resetModules();
  const live = await import('@/app/demo/pay/[txnid]/route');
  const page = await shopper.send(live.GET, { params: { txnid: TXNID }, query: LINK });
  expect(placeOf(page)).toEqual([303, '/page-not-found']);
  expect(api.requests).toEqual([]);
});
