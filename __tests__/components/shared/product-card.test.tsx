import '@/__tests__/support/loaded-cards';
import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { badgesOf } from '@/components/shared/badges';
import { ProductCard } from '@/components/shared/product-card';
import { ProductRail } from '@/components/shared/product-rail';
import { productMessages } from '@/contract/messages/catalogue';

const product = {
  id: 1001,
  name: 'Tulsi Ginger Tea',
  size: '100 g',
  image1: null,
  product_price: 245,
  base_price: 270,
  available_stock_quantity: 3,
  product_tag_list: [
    { id: 2, name: 'Sugar Free' },
    { id: 1, name: 'Best Seller' },
  ],
  average_rating: { average_rating: 4.6, review_count: 37 },
};

describe('ProductCard', () => {
  test('links to the product and shows its price', () => {
    render(<ProductCard product={product} />);
    expect(screen.getByRole('link', { name: 'Tulsi Ginger Tea' })).toHaveAttribute(
      'href',
      '/products/1001/tulsi-ginger-tea',
    );
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('100 g');
    expect(card).toHaveTextContent('₹245.00');
    expect(card).toHaveTextContent('4.6');
    expect(screen.getByRole('button', { name: /^Add to cart/ })).toBeVisible();
  });

  test('shows every badge that the call names', () => {
    render(<ProductCard product={product} />);
    expect(screen.getByText('Best Seller')).toBeVisible();
    expect(screen.getByText('Sugar Free')).toBeVisible();
  });

  test('says how it was made before the size, and whether it is vegetarian', () => {
    const { rerender } = render(
      <ProductCard product={{ ...product, making: 'Stone ground', veg: true }} />,
    );
    expect(screen.getByRole('article')).toHaveTextContent('Stone ground, 100 g');
    expect(screen.getByRole('img', { name: 'Vegetarian' })).toBeVisible();
    rerender(<ProductCard product={{ ...product, veg: null }} />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('cannot be bought when it is out of stock', () => {
    render(<ProductCard product={{ ...product, available_stock_quantity: 0 }} />);
    expect(screen.getByText(productMessages.outOfStock)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).not.toBeInTheDocument();
  });

  test('omits what a short list does not contain', () => {
    render(<ProductCard product={{ id: 7, name: 'Ghee', image1: null }} />);
    expect(screen.getByRole('article')).toHaveTextContent(/^GheeAdd to cart: Ghee$/);
  });
});

test('badges have a fixed order and are hidden when out of stock', () => {
  expect(badgesOf(product).map(({ name }) => name)).toEqual(['Best Seller', 'Sugar Free']);
  expect(badgesOf({ ...product, available_stock_quantity: 0 })).toEqual([
    { name: productMessages.outOfStock, variant: 'out' },
  ]);
});

describe('ProductRail', () => {
  test('is a named section of cards', () => {
    render(<ProductRail title="Other products" products={[product]} />);
    expect(screen.getByRole('region', { name: 'Other products' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Add to cart/ })).toBeVisible();
  });

  test('is not rendered without products', () => {
    const { container } = render(<ProductRail title="Other products" products={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
