import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { sampleOrder } from '@/__tests__/support/sample-order';
import { PlacedPanel } from '@/components/orders/placed-panel';

test('the thanks name the order, the day, the amount, the address and the next steps', () => {
  render(<PlacedPanel order={sampleOrder()} firstName="Meenakshi" isEmailUnproven />);
  const title = 'Thank you, Meenakshi. Order VN100007 is placed';
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  for (const words of ['Mon, 30 Nov', '₹655.00, cash on delivery', /12 Neem Lane, Mumbai 400001/]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.getByRole('region', { name: 'What happens next' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Confirm your email to get the invoice' })).toBeVisible();
});

test('a customer without a name and with a confirmed email is thanked as well', () => {
  render(<PlacedPanel order={sampleOrder()} firstName="" isEmailUnproven={false} />);
  expect(screen.getByRole('heading', { name: /^Thank you\. Order VN100007/ })).toBeVisible();
  expect(screen.queryByText(/Confirm your email/)).toBeNull();
});
