import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { GiftCardPaid } from '@/components/gift-card/gift-card-paid';

const RECEIVER = { name: 'Asha', email: 'as…@example.com' };

test('a paid gift voucher shows its sum, its receiver and where the code goes', () => {
  render(<GiftCardPaid amount={1000} receiver={RECEIVER} shopUrl="https://shop.example" />, {
    wrapper: fakeRouter().wrapper,
  });
  expect(screen.getByText('For Asha')).toBeVisible();
  expect(screen.getByText(/^₹1,000/)).toBeVisible();
  expect(screen.getByText('The code is on its way to as…@example.com.')).toBeVisible();
});

test('a paid gift voucher is announced on WhatsApp by its buyer, who knows no code', () => {
  render(<GiftCardPaid amount={1000} receiver={RECEIVER} shopUrl="https://shop.example" />, {
    wrapper: fakeRouter().wrapper,
  });
  const link = screen.getByRole('link', { name: 'Share on WhatsApp' });
  const { searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(searchParams.get('text')).toBe(
    'I have sent you a Vanya gift voucher of ₹1,000.00. The code is in your mail. https://shop.example',
  );
});
