import { beforeAll, describe, expect, test } from '@jest/globals';
import { NextRequest } from 'next/server';
import { contentPolicy } from '@/lib/routing/content-policy';
import { middleware } from '@/middleware';

const SHOP = 'https://shop.example';

beforeAll(() => {
  process.env.SESSION_SECRET = 'a secret of at least thirty-two characters';
});

describe('a page of one shopper', () => {
  const policyOf = async (path: string) =>
    (await middleware(new NextRequest(SHOP + path))).headers.get('Content-Security-Policy') ?? '';

  test.each(['/cart', '/wishlist', '/login', '/pay/kJ3', '/reset-password'])(
    '%s runs only its own inline scripts',
    async (path) => {
      const policy = await policyOf(path);
      expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='/);
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    },
  );

  test('has another nonce each time', async () => {
    expect(await policyOf('/cart')).not.toBe(await policyOf('/cart'));
  });

  test('may send forms to a gateway only if it is a payment page', async () => {
    expect(await policyOf('/pay/kJ3')).toContain("form-action 'self' https://secure.payu.in");
    expect(await policyOf('/cart')).toContain("form-action 'self';");
  });
});

describe('services that measure', () => {
  const policyOf = (environment: Record<string, string>) =>
    contentPolicy(environment, { formTargets: "'self'" });

  test('are let in only where the shop names an account', () => {
    expect(policyOf({})).not.toMatch(/google|facebook/);
    expect(policyOf({ GOOGLE_TAG_ID: 'G-ABC123' })).toMatch(/script-src[^;]*googletagmanager/);
    expect(policyOf({ GOOGLE_TAG_ID: 'G-ABC123' })).not.toContain('facebook');
    expect(policyOf({ META_PIXEL_ID: '12345' })).toMatch(/img-src[^;]*www\.facebook\.com/);
  });
});
