import { expect, test } from '@jest/globals';
import { formOrigins } from '@/contract/payments/gateways';
import { OTHER_LANGUAGES } from '@/contract/shop/languages';
import config from '@/next.config.mjs';

/** The header value set by the rules of next.config.mjs; the last matching rule wins. */
async function header(source: string, key: string): Promise<string> {
  const rules = (await config.headers?.()) ?? [];
  const rule = rules.findLast((one) => one.source === source);
  return rule?.headers.find((one) => one.key === key)?.value ?? '';
}

const formTargets = async (source: string) =>
  /form-action ([^;]*);/.exec(await header(source, 'Content-Security-Policy'))?.[1];

const PAY = `/:language(${OTHER_LANGUAGES.join('|')})?/pay/:path*`;

test('only the payment pages may send forms to another site, a gateway', async () => {
  expect(await formTargets('/:path*')).toBe("'self'");
  const targets = await formTargets(PAY);
  expect(targets).toBe(["'self'", ...formOrigins({})].join(' '));
  expect(targets).toContain('https://secure.payu.in');
});

test('no page runs scripts of attributes', async () => {
  for (const source of ['/:path*', PAY, '/demo/pay/:path*']) {
    expect(await header(source, 'Content-Security-Policy')).toContain("script-src-attr 'none'");
  }
});

test('the txnid of a payment is sent to no other site as a referrer', async () => {
  expect(await header(PAY, 'Referrer-Policy')).toBe('same-origin');
});

test("the demo shop's gateway runs without the shop's origin", async () => {
  const policy = await header('/demo/pay/:path*', 'Content-Security-Policy');
  expect(policy).toMatch(/; sandbox allow-forms allow-scripts$/);
  // Chromium displays no page that has both.
  expect(await header('/demo/pay/:path*', 'Cross-Origin-Opener-Policy')).toBe('unsafe-none');
});

test.each([PAY, '/demo/pay/:path*'])('the rule of %s follows the general one', async (source) => {
  const sources = (await config.headers?.())?.map((one) => one.source) ?? [];
  expect(sources.indexOf(source)).toBeGreaterThan(sources.indexOf('/:path*'));
});
