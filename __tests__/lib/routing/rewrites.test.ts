import { expect, test } from '@jest/globals';
import type { NextConfig } from 'next';
import {
  getRewrittenUrl,
  unstable_getResponseFromNextConfig,
} from 'next/experimental/testing/server';
import { surfaceRewrites } from '@/lib/routing/rewrites.mjs';

const SHOP = 'https://shop.example';
const nextConfig = { rewrites: async () => surfaceRewrites() } as NextConfig;

async function pageOf(path: string): Promise<string | undefined> {
  const response = await unstable_getResponseFromNextConfig({ url: SHOP + path, nextConfig });
  return getRewrittenUrl(response)?.replace(SHOP, '');
}

test.each([
  ['/', '/web'],
  ['/?mobile=true', '/app?mobile=true'],
  ['/cart', '/web/cart'],
  ['/products/1001/tulsi?mobile=true', '/app/products/1001/tulsi?mobile=true'],
  ['/products/1001/reviews/tulsi', '/web/products/1001/reviews/tulsi/1'],
  ['/products/1001/reviews/tulsi?mobile=true', '/app/products/1001/reviews/tulsi/1?mobile=true'],
  ['/products/1001/reviews/tulsi?page=-1', '/web/products/1001/reviews/tulsi/1?page=-1'],
  ['/wishlist', '/web/wishlist'],
  ['/shop', '/web/listing/all'],
  ['/shop?page=two', '/web/listing/all?page=two'],
])('%s is rewritten to the cached page %s', async (path, page) => {
  expect(await pageOf(path)).toBe(page);
});

test.each([
  '/api/cart',
  '/media/0123/640.avif',
  '/demo/pay/abc',
  '/art/logo.svg',
  '/icon.svg',
  '/robots.txt',
])('%s is not rewritten to a surface', async (path) => {
  expect((await pageOf(path)) ?? path).toBe(path);
});
