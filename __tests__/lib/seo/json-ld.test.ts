import { describe, expect, test } from '@jest/globals';
import { sampleProduct } from '@/__tests__/support/sample-product';
import { breadcrumbList, graph, productNode, scriptJson, storeNodes } from '@/lib/seo/json-ld';

const ORIGIN = 'https://vanya.example';
const URL_ = `${ORIGIN}/products/1001/tulsi-ginger-tea`;
const node = (facts = {}) => productNode(sampleProduct(facts), URL_, ORIGIN);

describe('JSON in a script tag', () => {
  test('cannot close the tag or open another', () => {
    const value = { name: '</script><script>alert(1)</script><!--' };
    const json = scriptJson(value);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(value);
  });
});

describe('a product', () => {
  test('has an offer in rupees with two decimals', () => {
    expect(node({ product_price: 1245.5 }).offers).toMatchObject({
      price: '1245.50',
      priceCurrency: 'INR',
      url: URL_,
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

  test('has a rating only when there are ratings', () => {
    expect(node()).toMatchObject({ aggregateRating: { ratingValue: 4.6, reviewCount: 212 } });
    const nobody = { average_rating: { average_rating: 0, review_count: 0 } };
    expect(node(nobody)).not.toHaveProperty('aggregateRating');
  });

  test('has its picture with an absolute URL, or none', () => {
    expect(node({ share_image: '/media/0123456789abcdef/share.jpg' }).image).toEqual([
      `${ORIGIN}/media/0123456789abcdef/share.jpg`,
    ]);
    expect(node({ share_image: null }).image).toEqual([]);
  });
});

test('breadcrumbs are numbered, and the page itself has no URL', () => {
  const trail = [{ label: 'Home', href: '/' }, { label: 'Tea' }];
  expect(breadcrumbList(trail, ORIGIN).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
    { '@type': 'ListItem', position: 2, name: 'Tea' },
  ]);
});

test('a page has one graph', () => {
  const store = {
    name: 'Vanya',
    legalName: 'Vanya Ltd',
    support: { phone: '+910000000000', email: 'a@vanya.example' },
    social: [{ url: 'https://social.example/vanya' }],
  };
  const nodes = storeNodes(store, ORIGIN);
  expect(graph(...nodes)).toEqual({ '@context': 'https://schema.org', '@graph': nodes });
  expect(nodes[0]).toMatchObject({ sameAs: ['https://social.example/vanya'] });
});
