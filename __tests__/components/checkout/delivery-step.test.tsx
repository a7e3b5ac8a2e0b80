import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { sampleAddressOption } from '@/__tests__/support/sample-address-option';
import { STANDARD_DELIVERY } from '@/components/checkout/address-option';
import { DeliveryStep } from '@/components/checkout/delivery-step';
import { ONLINE_PAYMENT } from '@/contract/orders/payment-kinds';

/** Returns what the step says about Elite, where a delivery and a month of Elite cost so much. */
function offer(shipping: number, membershipPrice?: number) {
  const { wrapper } = fakeRouter();
  const delivery = STANDARD_DELIVERY;
  render(
    <DeliveryStep
      address={sampleAddressOption(1, 'Mumbai', shipping)}
      isMember={false}
      membershipPrice={membershipPrice}
      hasEliteEnded={false}
      choice={{ address: 1, delivery, payment: ONLINE_PAYMENT, gift_voucher: 'no' }}
      choose={() => undefined}
    />,
    { wrapper },
  );
  return screen.queryByRole('link', { name: /Elite/ })?.textContent;
}

test('Elite is one line where a month costs less than this delivery', () => {
  expect(offer(100, 98)).toBe('Delivery is free for Elite members: ₹98.00 for a month.');
});

test.each([
  ['saves a rupee', 100, 99],
  ['saves nothing, as the delivery is free', 0, 99],
  ['has no price', 100, undefined],
])('Elite is not offered where it %s', (_why, shipping, price) => {
  expect(offer(shipping, price)).toBeUndefined();
});
