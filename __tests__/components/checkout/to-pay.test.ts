import { expect, test } from '@jest/globals';
import { payableByGift, toPay } from '@/components/checkout/to-pay';
import { FakeCart } from '../../support/fake-cart';
import { samplePlace } from '../../support/sample-place';

/** A cart of ₹300.00, delivered for ₹100.00. */
const DUE = { cart: new FakeCart({ 5: 3 }).cart(), place: samplePlace(1, 'Mumbai', 100) };

test.each([
  [0, 0, 400],
  [150.25, 150.25, 249.75],
  [399, 399, 1],
  [1000, 400, 0],
])('₹%d on gift vouchers pay ₹%d and leave ₹%d', (balance, gift, left) => {
  expect(toPay(DUE, balance)).toEqual({ gift, left });
  expect(payableByGift(DUE, balance)).toBe(gift);
});

test.each([399.01, 399.5, 399.99])(
  '₹%d on gift vouchers leave the rupee that a gateway takes',
  (balance) => {
    expect(toPay(DUE, balance)).toEqual({ gift: 399, left: 1 });
    expect(payableByGift(DUE, balance)).toBe(399);
  },
);

test('before a place is chosen the goods alone are reckoned with', () => {
  expect(toPay({ ...DUE, place: undefined }, 299.5)).toEqual({ gift: 299, left: 1 });
});
