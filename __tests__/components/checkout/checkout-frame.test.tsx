import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';

test('displays why a plain form post was refused and what has changed', () => {
  const details = ['Delivery is ₹100.00 now; it was shown as free.', 'Reference: 1a2b3c4d'];
  const flash = { message: 'Prices have changed.', details, isError: true };
  render(<CheckoutFrame flash={flash}>The steps</CheckoutFrame>);
  const alert = screen.getByRole('alert');
  expect(within(alert).getByText('Prices have changed.')).toBeVisible();
  const said = within(alert).getAllByRole('listitem');
  expect(said.map(({ textContent }) => textContent)).toEqual(details);
});
