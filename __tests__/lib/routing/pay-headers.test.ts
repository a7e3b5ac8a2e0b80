import { expect, test } from '@jest/globals';
import { OTHER_LANGUAGES } from '@/contract/shop/languages';
import config from '@/next.config.mjs';

/** The header value set by the rules of next.config.mjs; the last matching rule wins. */
async function header(source: string, key: string): Promise<string> {
  const rules = (await config.headers?.()) ?? [];
  const rule = rules.findLast((one) => one.source === source);
  return rule?.headers.find((one) => one.key === key)?.value ?? '';
}

const pagesBelow = (page: string) => `/:language(${OTHER_LANGUAGES.join('|')})?/${page}/:path*`;
const PAY = pagesBelow('pay');

test.each(['pay', 'track', 'wishlists'])(
  'the address of /%s is sent to no other site as a referrer',
  async (page) => {
    expect(await header(pagesBelow(page), 'Referrer-Policy')).toBe('same-origin');
  },
);

test("the demo shop's gateway, a page in a sandbox, has no opener policy", async () => {
  // Chromium displays no page that has both.
  expect(await header('/demo/pay/:path*', 'Cross-Origin-Opener-Policy')).toBe('unsafe-none');
});

test.each([PAY, '/demo/pay/:path*'])('the rule of %s follows the general one', async (source) => {
  const sources = (await config.headers?.())?.map((one) => one.source) ?? [];
  expect(sources.indexOf(source)).toBeGreaterThan(sources.indexOf('/:path*'));
});
