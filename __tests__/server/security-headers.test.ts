import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openServer } from '@/__tests__/support/open-server';
import { formOrigins } from '@/contract/payments/gateways';
import { securityHeaders } from '@/server/security-headers';

type Shop = Awaited<ReturnType<typeof openServer>>;

let shop: Shop;
let overHttps: Shop;

const empty = (_request: unknown, answer: { end: () => void }) => answer.end();

beforeAll(async () => {
  shop = await openServer([securityHeaders({ PUBLIC_ORIGIN: 'http://localhost:3000' })], empty);
  overHttps = await openServer(
    [securityHeaders({ PUBLIC_ORIGIN: 'https://shop.example', RECAPTCHA_SITE_KEY: 'key' })],
    empty,
  );
});

afterAll(() => {
  shop.close();
  overHttps.close();
});

async function headerOf(path: string, name = 'Content-Security-Policy', of = shop) {
  return (await fetch(of.origin + path)).headers.get(name) ?? '';
}

const formTargets = async (path: string) => /form-action ([^;]*);/.exec(await headerOf(path))?.[1];

test('only the payment pages may send forms to another site, a gateway', async () => {
  for (const path of ['/', '/hi/cart?back=/pay/x', '/api/cart', '/demo/pay/txn1'])
    expect(await formTargets(path)).toBe("'self'");
  const ofGateways = ["'self'", ...formOrigins({})].join(' ');
  expect(ofGateways).toContain('https://secure.payu.in');
  for (const path of ['/pay/txn1', '/hi/pay/txn1?mobile=true'])
    expect(await formTargets(path)).toBe(ofGateways);
});

test('no page runs scripts of attributes', async () => {
  for (const path of ['/', '/pay/txn1', '/demo/pay/txn1'])
    expect(await headerOf(path)).toContain("script-src-attr 'none'");
});

test('the gateway of the demo shop runs without the origin of the shop', async () => {
  expect(await headerOf('/demo/pay/txn1')).toMatch(/; sandbox allow-forms allow-scripts$/);
  expect(await headerOf('/demo/page')).not.toContain('sandbox');
});

test('a shop that is reached by https asks browsers to come by nothing else', async () => {
  const name = 'Strict-Transport-Security';
  expect(await headerOf('/', name, overHttps)).toBe('max-age=31536000');
  expect(await headerOf('/', name)).toBe('');
});

test('scripts of reCAPTCHA run in a shop with its keys alone', async () => {
  expect(await headerOf('/', undefined, overHttps)).toContain('https://www.google.com/recaptcha/');
  expect(await headerOf('/')).not.toContain('google');
});
