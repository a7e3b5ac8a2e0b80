import { beforeAll, expect, test } from '@jest/globals';
import { NextRequest } from 'next/server';
import { middleware } from '@/middleware';
import nextConfig from '@/next.config.mjs';

const SHOP = 'https://shop.example';

beforeAll(() => {
  process.env.SESSION_SECRET = 'a-secret-of-the-tests-with-32-letters';
});

test('the document of a page of one shopper is rendered whole, the data of the router is not', async () => {
  const renderedAs = async (path: string, headers = {}) => {
    const { headers: own } = await middleware(new NextRequest(SHOP + path, { headers }));
    return own.get('x-middleware-request-user-agent');
  };
  for (const path of ['/cart', '/hi/cart?mobile=true', '/notify-me/1001', '/login']) {
    expect(nextConfig.htmlLimitedBots?.test((await renderedAs(path)) ?? '')).toBe(true);
  }
  expect(await renderedAs('/cart', { RSC: '1', 'User-Agent': 'browser' })).toBe('browser');
  for (const agent of ['Googlebot/2.1', 'WhatsApp/2.23', 'Mozilla/5.0'])
    expect(nextConfig.htmlLimitedBots?.test(agent)).toBe(false);
});
