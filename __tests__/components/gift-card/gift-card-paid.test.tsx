import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { GiftCardPaid } from '@/components/gift-card/gift-card-paid';
import type { PaidGift } from '@/lib/view/checkout';

const GIFT: PaidGift = {
  amount: 1000,
  receiver: { name: 'Asha', email: 'as…@example.com' },
  sendOn: null,
  byWhatsapp: false,
};

const draw = (changes: Partial<PaidGift> = {}) =>
  render(<GiftCardPaid {...GIFT} {...changes} shopUrl="https://shop.example" />, {
    wrapper: fakeRouter().wrapper,
  });

test('a paid gift voucher shows its sum, its receiver and where the code goes', () => {
  draw();
  expect(screen.getByText('For Asha')).toBeVisible();
  expect(screen.getByText(/^₹1,000/)).toBeVisible();
  expect(screen.getByText('The code is on its way to as…@example.com.')).toBeVisible();
});

test('a paid gift voucher is announced on WhatsApp by its buyer, who knows no code', () => {
  draw();
  const link = screen.getByRole('link', { name: 'Share on WhatsApp' });
  const { searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(searchParams.get('text')).toBe(
    'I have sent you a Vanya gift voucher of ₹1,000.00. The code is in your mail. https://shop.example',
  );
});

test('a gift voucher that waits for its day names it, and is announced by nobody before', () => {
  draw({ sendOn: '2026-12-24', byWhatsapp: true });
  expect(screen.getByText('The code goes to as…@example.com on 24 December 2026.')).toBeVisible();
  expect(screen.getByText(/^On that day your message for WhatsApp/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
