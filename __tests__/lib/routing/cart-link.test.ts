import { expect, test } from '@jest/globals';
import { MAX_QUANTITY, MAX_SHARED_GOODS } from '@/contract/shop/limits';
import { linkRoutes } from '@/lib/link-routes';
import { goodsText, readCartLink } from '@/lib/routing/cart-link';

const GOODS = [
  { pid: 1001, quantity: 2 },
  { pid: 1044, quantity: 1 },
];

test('the link of a cart names ids and quantities', () => {
  expect(linkRoutes.cart(GOODS)).toBe('/cart/add?items=1001x2-1044x1');
  expect(readCartLink(goodsText(GOODS))).toEqual(GOODS);
});

test('a missing quantity is one', () => {
  expect(readCartLink('1001-1044x3')).toEqual([
    { pid: 1001, quantity: 1 },
    { pid: 1044, quantity: 3 },
  ]);
});

test.each([
  '',
  'x2',
  '1001x0',
  '1001x2-',
  '1001x-2',
  '1001,1044',
  `1001x${MAX_QUANTITY + 1}`,
  Array.from({ length: MAX_SHARED_GOODS + 1 }, () => '1001').join('-'),
])('%j is no link of a cart', (text) => {
  expect(readCartLink(text)).toBeNull();
});
