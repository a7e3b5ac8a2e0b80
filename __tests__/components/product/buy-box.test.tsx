import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { BuyBox } from '@/components/product/buy-box';
import type { ProductDetail } from '@/contract/product';
import { NOBODY } from '@/lib/api/shopper';
import { openFakeDoor } from '../../support/fake-door';
import { sampleProduct } from '../../support/sample-product';

const draw = (facts: Partial<ProductDetail> = {}) =>
  render(<BuyBox product={sampleProduct(facts)} url="https://vanya.example/products/1001/tea" />);

const stepper = () => screen.queryByRole('group', { name: 'Quantity' });
const add = () => screen.queryByRole('button', { name: 'Add to cart' });

beforeEach(() => openFakeDoor(() => Response.json(NOBODY)));

describe('BuyBox', () => {
  test('says what it is and who made it', () => {
    draw();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tulsi Ginger Tea');
    expect(screen.getByRole('link', { name: 'Parnika Teas' })).toHaveAttribute(
      'href',
      '/shop?brand=13',
    );
    expect(screen.getByRole('link', { name: /212 reviews/ })).toHaveAttribute('href', '#reviews');
  });

  test('shows the saving only where there is one', () => {
    const { unmount } = draw({ product_price: 1_00_000, base_price: 2_23_456 });
    expect(screen.getByText('You save ₹1,23,456.00')).toBeVisible();
    unmount();
    draw({ product_price: 280 });
    expect(screen.queryByText(/You save/)).toBeNull();
  });

  test('says that nobody has reviewed it', () => {
    draw({ average_rating: { average_rating: 0, review_count: 0 } });
    expect(screen.getByText('No reviews yet')).toBeVisible();
  });

  test('hides stepper and button of what is out of stock; it can still be wished for', () => {
    draw({ available_stock_quantity: 0 });
    expect(screen.getByText('OUT OF STOCK', { selector: 'p' })).toBeVisible();
    expect(stepper()).toBeNull();
    expect(add()).toBeNull();
    expect(screen.getByRole('button', { name: 'Add Tulsi Ginger Tea to wishlist' })).toBeVisible();
  });

  test.each([
    [1, 'In stock, 1 left'],
    [5, 'In stock, 5 left'],
    [6, 'In stock'],
    [null, 'In stock'],
  ])('with %p in stock says “%s”', (stock, words) => {
    draw({ available_stock_quantity: stock });
    expect(screen.getByText(words)).toBeVisible();
    expect(stepper()).toBeVisible();
  });
});
