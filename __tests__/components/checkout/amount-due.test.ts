import { expect, test } from '@jest/globals';
import { FakeCart } from '@/__tests__/support/fake-cart';
import { sampleAddressOption } from '@/__tests__/support/sample-address-option';
import { amountDue, payableByGift } from '@/components/checkout/amount-due';

/** A cart of ₹300.00, delivered for ₹100.00. */
const DUE = { cart: new FakeCart({ 5: 3 }).cart(), address: sampleAddressOption(1, 'Mumbai', 100) };

test.each([
  [0, 0, 400],
  [150.25, 150.25, 249.75],
  [399, 399, 1],
  [1000, 400, 0],
])('a gift card balance of ₹%d pays ₹%d and leaves ₹%d', (balance, gift, left) => {
  expect(amountDue(DUE, balance)).toMatchObject({ gift, left });
  expect(payableByGift(DUE, balance)).toBe(gift);
});

test.each([399.01, 399.5, 399.99])(
  'a gift card balance of ₹%d leaves the ₹1 that a gateway requires',
  (balance) => {
    expect(amountDue(DUE, balance)).toMatchObject({ gift: 399, left: 1 });
    expect(payableByGift(DUE, balance)).toBe(399);
  },
);

test('before a delivery address is chosen only the goods are counted', () => {
  expect(amountDue({ ...DUE, address: undefined }, 299.5)).toMatchObject({ gift: 299, left: 1 });
});
