import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { alternativesOf } from '@/components/product/out-of-stock';
import { ProductsBeside } from '@/components/product/products-beside';
import { productMessages } from '@/contract/messages/catalogue';

const product = (id: number, stock = 5) => ({
  id,
  name: `Tea ${id}`,
  image1: null,
  available_stock_quantity: stock,
});

test('products that could not be read leave the specification’s words', () => {
  render(<ProductsBeside product={product(1)} groups={null} />);
  expect(screen.getByText(productMessages.relatedNotLoaded)).toBeVisible();
  expect(productMessages.relatedNotLoaded).toBe('Error fetching related products');
});

test('four other products in stock are offered, those that go with it first and each once', () => {
  const groups = {
    related: [product(2), product(3, 0)],
    others: [product(2), product(4), product(5), product(6), product(7)],
  };
  expect(alternativesOf(groups).map(({ id }) => id)).toEqual([2, 4, 5, 6]);
  expect(alternativesOf(null)).toEqual([]);
});
