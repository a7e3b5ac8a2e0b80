import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ProductOffers } from '@/components/product/product-offers';
import type { Offer } from '@/contract/vouchers/offers';

const OFFER: Offer = {
  ...{ code: 'MONSOON10', title: '', percent: 10, amount: null, max_discount: 200 },
  ...{ minimum: 499, category_ids: [], discount: null, problem: null },
};

test('an offer says its code, its worth and the cart that it needs', () => {
  render(<ProductOffers offers={[OFFER]} />);
  expect(screen.getByRole('list', { name: 'Offers' })).toHaveTextContent(
    'MONSOON10 10% off, at most ₹200For carts from ₹499',
  );
});

test('the words of staff stand in place of the worth', () => {
  render(<ProductOffers offers={[{ ...OFFER, title: 'Monsoon teas', minimum: 0 }]} />);
  expect(screen.getByRole('list', { name: 'Offers' })).toHaveTextContent('MONSOON10 Monsoon teas');
});

test('without offers there is no list', () => {
  const { container } = render(<ProductOffers offers={[]} />);
  expect(container).toBeEmptyDOMElement();
});
