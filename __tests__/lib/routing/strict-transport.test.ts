import { expect, test } from '@jest/globals';
import { strictTransport } from '@/lib/routing/strict-transport';

test.each([
  ['https://shop.example', 'max-age=31536000'],
  ['http://localhost:3000', ''],
  [undefined, ''],
])('a shop at %s asks browsers for https with "%s"', (origin, value) => {
  expect(strictTransport({ PUBLIC_ORIGIN: origin })).toBe(value);
});
