import { describe, expect, test } from '@jest/globals';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { sampleProduct } from '@/__tests__/support/sample-product';
import type { ProductDetail } from '@/contract/catalogue/product';
import { DEFAULT_SETTINGS } from '@/contract/shop/settings';
import { productNode, reviewedProductNode } from '@/lib/seo/product-node';

const ORIGIN = 'https://vanya.example';
const page = { url: `${ORIGIN}/products/1001/tulsi-ginger-tea`, origin: ORIGIN };
const review = {
  name: 'Meera',
  rating: 5,
  review: 'Warm and strong.',
  created_at: '2026-10-01T03:30:00Z',
  is_verified_buyer: true,
  day: { text: '1 October 2026', iso: '2026-10-01' },
  ...{ id: 9, helpful_count: 2, photos: [] },
};

const { delivery } = DEFAULT_SETTINGS;

function node(changes: Partial<ProductDetail> = {}, reviews = [review]) {
  const facts = [
    ['MRP', '₹280.00'],
    ['Keep', 'Cool and dry'],
    ['Country of origin', 'India'],
    ['Article number', 'VAN-1001'],
  ] as const;
  return productNode(
    { product: sampleProduct(changes), text: 'Tulsi with ginger.', facts, reviews, delivery },
    page,
  );
}

describe('the offer of a product', () => {
  test('has its price in rupees with two decimals', () => {
    expect(node({ product_price: 1245.5 }).offers).toMatchObject({
      price: '1245.50',
      priceCurrency: 'INR',
      url: page.url,
    });
  });

  test.each([
    [12, 'InStock'],
    [null, 'InStock'],
    [0, 'OutOfStock'],
  ])('with %p in stock is %s', (stock, availability) => {
    expect(node({ available_stock_quantity: stock }).offers.availability).toBe(
      `https://schema.org/${availability}`,
    );
  });

  test('has the MRP struck through only when it is higher', () => {
    const struck = { priceType: 'https://schema.org/StrikethroughPrice', price: '280.00' };
    expect(node().offers.priceSpecification).toContainEqual(expect.objectContaining(struck));
    expect(node({ product_price: 280 }).offers).not.toHaveProperty('priceSpecification');
  });

  test('holds until the sale price ends, where one counts', () => {
    const sale = { name: 'Diwali sale', lowest_price: 245 };
    const days = { starts_at: '2026-11-01T00:00:00.000Z', ends_at: '2026-11-12T18:30:00.000Z' };
    const offer = node({ sale: { ...sale, ...days } }).offers;
    expect(offer).toMatchObject({ priceValidUntil: days.ends_at });
    expect(node().offers).not.toHaveProperty('priceValidUntil');
  });

  test('has its price by measure where the page shows one', () => {
    const bottle = { net_quantity: { value: 0.5, unit: 'L' }, product_price: 280 };
    expect(node(bottle).offers.priceSpecification).toEqual([
      expect.objectContaining({
        price: '280.00',
        referenceQuantity: {
          '@type': 'QuantitativeValue',
          value: 0.5,
          unitCode: 'LTR',
          valueReference: { '@type': 'QuantitativeValue', value: 100, unitCode: 'MLT' },
        },
      }),
    ]);
    const pieces = { net_quantity: { value: 2, unit: 'unit' }, product_price: 280 };
    expect(node(pieces).offers).not.toHaveProperty('priceSpecification');
  });

  test('has the delivery and the return of the policies', () => {
    expect(node().offers).toMatchObject({
      shippingDetails: {
        shippingRate: { value: '100.00', currency: 'INR' },
        shippingDestination: { addressCountry: 'IN' },
        deliveryTime: { transitTime: { minValue: 5, maxValue: 6 } },
      },
      hasMerchantReturnPolicy: {
        merchantReturnDays: 7,
        applicableCountry: 'IN',
        merchantReturnLink: `${ORIGIN}/return-and-refund-policy`,
      },
    });
  });
});

describe('a product', () => {
  test('has all its pictures with absolute URLs, or none', () => {
    const names = ['front', 'still', 'plate'];
    expect(node().image).toEqual(names.map((name) => `${ORIGIN}/media/${name}/960.webp`));
    expect(node({ images: [] }).image).toEqual([]);
  });

  test('has ratings and reviews only when there are any', () => {
    expect(node()).toMatchObject({
      aggregateRating: { ratingValue: 4.6, reviewCount: 212 },
      review: [{ author: { name: 'Meera' }, reviewRating: { ratingValue: 5 } }],
    });
    const nobody = node({ average_rating: { average_rating: 0, review_count: 0 } }, []);
    expect(nobody).not.toHaveProperty('aggregateRating');
    expect(nobody).not.toHaveProperty('review');
  });

  test('has a weight only where its label has one', () => {
    expect(node()).toMatchObject({ weight: { value: 100, unitCode: 'GRM' }, size: '100 g' });
    expect(node({ net_quantity: { value: 100, unit: 'ml' } })).not.toHaveProperty('weight');
    expect(node({ net_quantity: null })).not.toHaveProperty('weight');
  });

  test('has no number that the shop does not know', () => {
    for (const unknown of ['gtin', 'mpn']) expect(node()).not.toHaveProperty(unknown);
    expect(node().offers).not.toHaveProperty('priceValidUntil');
  });

  test('has the facts of the label that the page shows, each once', () => {
    expect(node().additionalProperty).toEqual([
      { '@type': 'PropertyValue', name: 'Keep', value: 'Cool and dry' },
    ]);
  });
});

test('the page of the reviews is about the product of its own page', () => {
  const product = {
    name: 'Tulsi Ginger Tea',
    image: samplePicture('front'),
    average: 4.6,
    count: 212,
    reviews: [{ ...review, review: '' }],
  };
  const reviewed = reviewedProductNode(product, page.url, ORIGIN);
  expect(reviewed['@id']).toBe(node()['@id']);
  expect(reviewed.review[0]).not.toHaveProperty('reviewBody');
});
