import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SaleNote } from '@/components/product/sale-note';
import type { DisplayedSale } from '@/lib/view/product';

const DIWALI: DisplayedSale = {
  name: 'Diwali sale',
  translations: undefined,
  until: '12 November 2026',
  lowestPrice: 495,
};

test('a sale price has its name, its end and the lowest price before it', () => {
  render(<SaleNote sale={DIWALI} />);
  expect(screen.getByText('Diwali sale, until 12 November 2026')).toBeVisible();
  expect(screen.getByText('Lowest price of the 30 days before this sale: ₹495.00')).toBeVisible();
});

test('a lowest price that nobody knows is not claimed', () => {
  render(<SaleNote sale={{ ...DIWALI, lowestPrice: null }} />);
  expect(screen.queryByText(/Lowest price/)).toBeNull();
});
