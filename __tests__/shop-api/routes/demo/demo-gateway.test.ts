import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { formRequest, openDemoGateway } from '@/__tests__/support/open-demo-gateway';
import { samplePayment } from '@/__tests__/support/sample-payment';
import { demoGatewayRoutes } from '@/shop-api/routes/demo/demo-gateway';

let demo: Awaited<ReturnType<typeof openDemoGateway>>;

beforeEach(async () => {
  demo = await openDemoGateway();
});
afterEach(() => demo.shop.close());

/** Opens the link of a payment; with fields, presses a button of its page. */
async function visit(changes: Parameters<typeof samplePayment>[0] = {}, pressed?: object) {
  const { url } = await demo.gateway.createLink(samplePayment(changes));
  return send(url, pressed);
}

async function send(url: string, pressed?: object) {
  const body = pressed && new URLSearchParams({ ...pressed });
  const method = pressed ? 'POST' : 'GET';
  const response = await demoGatewayRoutes(demo).request(url, { method, body });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const plain = (escaped: string) => escaped.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The hidden fields of a page's form. */
function hiddenFields(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name, value = '']) => [name, plain(value)]));
}

const valuesOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`name="${name}"\\s+value="([^"]*)"`, 'g'))].map(
    ([, value]) => value,
  );

const PAY = { ending: 'pay', mode: 'upi' };

describe('the page of the demo gateway', () => {
  test('shows the payment, with the exact amount in Indian grouping', async () => {
    const { status, html } = await visit({ amountPaise: 1_23_456_50 });
    expect(status).toBe(200);
    expect(html).toMatch(/<h1>Pay\s+₹1,23,456\.50<\/h1>/);
    expect(html).toContain('Order 1042');
  });

  test('offers three payment modes and every ending', async () => {
    const { html } = await visit();
    expect(valuesOf(html, 'mode')).toEqual(['upi', 'card', 'netbanking']);
    const endings = ['pay', 'fail', 'late', 'twice', 'wrong_amount', 'wrong_signature'];
    expect(valuesOf(html, 'ending')).toEqual([...endings, 'silence', 'close']);
  });

  test('sends no value of its card fields', async () => {
    const { html } = await visit();
    const named = [...html.matchAll(/<(?:input|select)[^>]*\sname="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(new Set(named)).toEqual(new Set(['mode']));
  });

  test('shows a product name as text', async () => {
    const { html } = await visit({ product: '<script>alert(1)</script>' });
    expect(html).not.toContain('<script>alert');
  });

  test('is not found for a link that the shop did not create', async () => {
    const { url } = await demo.gateway.createLink(samplePayment());
    const changed = url.replace('1234.50', '1.00');
    expect(await send(changed)).toMatchObject({ status: 404 });
    expect(await send(changed, PAY)).toMatchObject({ status: 404 });
    expect(await send('http://127.0.0.1:4000/demo/pay/VN1')).toMatchObject({ status: 404 });
  });

  test('accepts no payment after the link has expired', async () => {
    demo.clock.advance(30 * 60_000);
    expect(await visit()).toMatchObject({ status: 410 });
    expect(await visit({}, PAY)).toMatchObject({ status: 410 });
    expect((await demo.gateway.lookUp(samplePayment())).outcome).toBe('pending');
  });

  test.each([
    { ending: 'refund', mode: 'upi' },
    { ending: 'pay', mode: 'gold' },
    {},
    { ending: 'pay' },
  ])('is shown again for an unknown button: %j', async (pressed) => {
    const { status, html } = await visit({}, pressed);
    expect(status).toBe(200);
    expect(valuesOf(html, 'ending')).toContain('pay');
    expect((await demo.gateway.lookUp(samplePayment())).outcome).toBe('pending');
  });
});

describe('a button of the demo gateway', () => {
  test.each([
    ['pay', 'paid', 'Payment successful'],
    ['fail', 'failed', 'Payment failed'],
    ['late', 'pending', 'Payment pending'],
  ])('"%s" returns the shopper with a signed form: %s', async (ending, outcome, title) => {
    const { html } = await visit({}, { ending, mode: 'netbanking' });
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain('action="/api/payment/return"');
    const reading = demo.gateway.readCallback(formRequest(hiddenFields(html)));
    expect(reading).toMatchObject({ event: { outcome, fields: { mode: 'netbanking' } } });
  });

  test('has the type of the shop, from files that the storefront serves', async () => {
    const { html, headers } = await visit();
    const files = [...html.matchAll(/url\("(\/fonts\/[^"]+)"\)/g)].map(([, file]) => file);
    expect(files).toHaveLength(4);
    for (const file of files) expect(existsSync(`public${file}`)).toBe(true);
    expect(headers.get('content-security-policy')).toContain("font-src 'self'");
  });

  test('returns automatically with the only script that the policy allows', async () => {
    const { html, headers } = await visit({}, PAY);
    const [, script = ''] = /<script>([^<]*)<\/script>/.exec(html) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'sha256-${hash}'`);
    expect(policy).toContain("default-src 'none'");
    expect(html).toContain('Return to the shop</button>');
  });

  test('offers a manual return for a completed payment', async () => {
    await visit({}, PAY);
    const { html } = await visit();
    expect(html).not.toContain('<script>');
    const reading = demo.gateway.readCallback(formRequest(hiddenFields(html)));
    expect(reading).toMatchObject({ event: { outcome: 'paid' } });
  });

  test.each(['silence', 'close'])('"%s" does not return the shopper', async (ending) => {
    const { status, html } = await visit({}, { ending, mode: 'upi' });
    expect(status).toBe(200);
    expect(html).not.toContain('<form');
  });
});
