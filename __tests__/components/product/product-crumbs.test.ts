import { expect, test } from '@jest/globals';
import { sampleProduct } from '@/__tests__/support/sample-product';
import { productCrumbs } from '@/components/product/product-facts';

test('list home, the categories and the product', () => {
  expect(productCrumbs(sampleProduct())).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Herbal Teas', href: '/categories/404/herbal-teas' },
    { label: 'Tulsi Ginger Tea' },
  ]);
});
