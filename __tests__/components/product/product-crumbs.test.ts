import { expect, test } from '@jest/globals';
import { productCrumbs } from '@/components/product/product-crumbs';
import { sampleProduct } from '../../support/sample-product';

test('lead from home through the categories to the product', () => {
  expect(productCrumbs(sampleProduct())).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Herbal Teas', href: '/shop?category=404' },
    { label: 'Tulsi Ginger Tea' },
  ]);
});
