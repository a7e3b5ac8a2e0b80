import { expect, test } from '@jest/globals';
import { measuredAddress } from '@/lib/browser/measured-address';

const SHOP = 'https://shop.example';
const addressOf = (path: string) => measuredAddress(new URL(SHOP + path));

test.each([
  ['/products/1001/hill-shade-arabica-beans', '/products/1001/hill-shade-arabica-beans'],
  ['/hi/categories/401/coffee', '/hi/categories/401/coffee'],
  ['/?utm_source=diwali&gclid=a1&email=asha@example.com', '/?utm_source=diwali&gclid=a1'],
])('%s is measured as %s', (path, known) => {
  expect(addressOf(path)).toBe(SHOP + known);
});

test.each([
  ['/orders/77', '/orders/:id'],
  ['/pay/kJ3/done', '/pay/:txnid/done'],
  ['/checkout?address=4', '/checkout'],
])('%s keeps its ids to itself', (path, known) => {
  expect(addressOf(path)).toBe(SHOP + known);
});

test.each(['/reset-password/secret', '/wishlists/secret', '/track/12-secret', '/nowhere'])(
  '%s is not measured',
  (path) => {
    expect(addressOf(path)).toBeUndefined();
  },
);
