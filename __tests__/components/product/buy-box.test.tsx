import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { sampleProduct } from '@/__tests__/support/sample-product';
import { BuyBox } from '@/components/product/buy-box';
import { productMessages } from '@/contract/messages/catalogue';
import { reviewMessages } from '@/contract/messages/reviews';
import type { ProductDetail } from '@/contract/product';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

const draw = (facts: Partial<ProductDetail> = {}) =>
  render(<BuyBox product={sampleProduct(facts)} url="https://vanya.example/products/1001/tea" />);

const stepper = () => screen.queryByRole('group', { name: 'Quantity' });
const add = () => screen.queryByRole('button', { name: 'Add to cart' });

beforeEach(() => openFakeApi(() => Response.json(ANONYMOUS_SHOPPER)));

describe('BuyBox', () => {
  test('shows the product name and the manufacturer', () => {
    draw();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tulsi Ginger Tea');
    expect(screen.getByRole('link', { name: 'Parnika Teas' })).toHaveAttribute(
      'href',
      '/shop?brand=13',
    );
    expect(screen.getByRole('link', { name: /212 reviews/ })).toHaveAttribute('href', '#reviews');
  });

  test('shows the saving only when there is one', () => {
    const { unmount } = draw({ product_price: 1_00_000, base_price: 2_23_456 });
    expect(screen.getByText('You save ₹1,23,456.00')).toBeVisible();
    unmount();
    draw({ product_price: 280 });
    expect(screen.queryByText(/You save/)).toBeNull();
  });

  test('displays that there are no reviews', () => {
    draw({ average_rating: { average_rating: 0, review_count: 0 } });
    expect(screen.getByText(reviewMessages.none)).toBeVisible();
  });

  test('hides stepper and button of an out-of-stock product, which can still be wishlisted', () => {
    draw({ available_stock_quantity: 0 });
    expect(screen.getByText(productMessages.outOfStock, { selector: 'p' })).toBeVisible();
    expect(stepper()).toBeNull();
    expect(add()).toBeNull();
    expect(screen.getByRole('button', { name: 'Add Tulsi Ginger Tea to wishlist' })).toBeVisible();
  });

  test.each([
    [1, 'In stock, 1 left'],
    [5, 'In stock, 5 left'],
    [6, 'In stock'],
    [null, 'In stock'],
  ])('with %p in stock displays “%s”', (stock, words) => {
    draw({ available_stock_quantity: stock });
    expect(screen.getByText(words)).toBeVisible();
    expect(stepper()).toBeVisible();
  });
});
