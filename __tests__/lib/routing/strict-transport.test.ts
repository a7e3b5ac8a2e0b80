import { expect, test } from '@jest/globals';
import { strictTransport } from '@/lib/routing/strict-transport';

test.each([
  ['https://shop.example', 'max-age=31536000'],
  ['http://localhost:3000', ''],
  [undefined, ''],
])('a shop at %s asks browsers for https with "%s"', (origin, value) => {
  expect(strictTransport({ PUBLIC_ORIGIN: origin })).toBe(value);
});

test('the storefront itself asks for it with every answer', async () => {
  process.env.PUBLIC_ORIGIN = 'https://shop.example';
  const { default: config } = await import('@/next.config.mjs');
  delete process.env.PUBLIC_ORIGIN;
  const [all] = (await config.headers?.()) ?? [];
  expect(all).toMatchObject({ source: '/:path*' });
  expect(all?.headers).toContainEqual({
    key: 'Strict-Transport-Security',
    value: 'max-age=31536000',
  });
});
