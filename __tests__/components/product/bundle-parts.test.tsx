import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { BundleParts } from '@/components/product/bundle-parts';

const part = (id: number, name: string, quantity: number, isSold = true) => ({
  ...{ id, name, quantity, size: '250 g', translations: {}, image: null },
  ...{ product_price: 200, is_sold: isSold },
});

test('a bundle names its parts with page, quantity and price, and what it costs less', () => {
  const parts = [part(1, 'Honey', 2), part(2, 'Ghee', 1)];
  render(<BundleParts bundle={{ parts, saving: 101 }} />);
  const honey = screen.getByRole('link', { name: '2 × Honey' });
  expect(honey).toHaveAttribute('href', expect.stringMatching(/^\/products\/1\//));
  expect(screen.getByText('₹400.00')).toBeVisible();
  expect(screen.getByText('₹101.00 less than bought one by one')).toBeVisible();
});

test('a part without a page is named without a link, and no saving is claimed', () => {
  const parts = [part(1, 'Honey', 1), part(2, 'Ghee', 1, false)];
  render(<BundleParts bundle={{ parts, saving: null }} />);
  expect(screen.queryByRole('link', { name: '1 × Ghee' })).toBeNull();
  expect(screen.getByText('No longer sold')).toBeVisible();
  expect(screen.queryByText(/less than/)).toBeNull();
});
