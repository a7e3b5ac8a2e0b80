import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { sampleProduct } from '@/__tests__/support/sample-product';
import { BuyBox } from '@/components/product/buy-box';
import { ProductHead } from '@/components/product/product-head';
import type { ProductDetail } from '@/contract/catalogue/product';
import { productMessages } from '@/contract/messages/catalogue';
import { reviewMessages } from '@/contract/messages/reviews';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

const draw = (facts: Partial<ProductDetail> = {}) => {
  const product = sampleProduct(facts);
  return render(
    <>
      <ProductHead product={product} />
      <BuyBox product={product} url="https://vanya.example/products/1001/tea" />
    </>,
  );
};

const stepper = () => screen.queryByRole('group', { name: 'Quantity' });
const add = () => screen.queryByRole('button', { name: 'Add to cart' });

beforeEach(() => openFakeApi(() => Response.json(ANONYMOUS_SHOPPER)));

describe('BuyBox', () => {
  test('shows the product name and the manufacturer', () => {
    draw();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tulsi Ginger Tea');
    expect(screen.getByRole('link', { name: 'Parnika Teas' })).toHaveAttribute(
      'href',
      '/brands/13/parnika-teas',
    );
    expect(screen.getByRole('link', { name: /212 reviews/ })).toHaveAttribute('href', '#reviews');
  });

  test('offers one mail when it is back, and other products, while it is out of stock', () => {
    const alternatives = <p>Four others</p>;
    render(
      <BuyBox
        product={sampleProduct({ available_stock_quantity: 0 })}
        url="/"
        {...{ alternatives }}
      />,
    );
    expect(screen.getByRole('link', { name: 'Notify me when back' })).toHaveAttribute(
      'href',
      '/notify-me/1001',
    );
    expect(screen.getByText('Four others')).toBeVisible();
  });

  test('offers neither purchase nor wishlist nor sharing in a preview', () => {
    render(<BuyBox product={sampleProduct()} isPreview />);
    expect(add()).toBeDisabled();
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Add to cart',
      'Check',
    ]);
    expect(stepper()).toBeNull();
  });

  test('links to the same goods in other sizes', () => {
    const size = { name: 'Ghee', available_stock_quantity: 5 };
    draw({
      sizes: [
        { ...size, id: 1001, size: '500 ml', product_price: 1249 },
        { ...size, id: 7, size: '1 L', product_price: 2299 },
      ],
    });
    expect(screen.getByRole('link', { name: /500 ml/ })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: /1 L/ })).toHaveAttribute('href', '/products/7/ghee');
  });

  test('says what it is before the price: the mark, how it was made, three benefits', () => {
    const benefits = ['Warm', 'Sharp', 'Clear', 'Fourth'];
    draw({ making: 'Hand rolled', benefits });
    expect(screen.getByRole('img', { name: 'Vegetarian' })).toBeVisible();
    expect(screen.getByText(/Hand rolled, 100 g, from/)).toBeVisible();
    expect(screen.getByText('Clear')).toBeVisible();
    expect(screen.queryByText('Fourth')).toBeNull();
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
    [1, 'jar', 'In stock, 1 jar left'],
    [18, 'jar', 'In stock, 18 jars left'],
    [19, 'pouch', 'In stock, 19 pouches left'],
    [3, undefined, 'In stock, 3 left'],
    [20, 'jar', 'In stock'],
    [null, 'jar', 'In stock'],
  ])('with %p of a %s in stock displays “%s”', (stock, pack, words) => {
    draw({ available_stock_quantity: stock, pack });
    expect(screen.getByText(words)).toBeVisible();
    expect(stepper()).toBeVisible();
  });
});
