import type { IndexedProduct } from '@/shop-api/domain/catalogue/product-index/product-table';

/** A product as listings know it. */
export function sampleIndexed(change: Partial<IndexedProduct> = {}): IndexedProduct {
  return {
    id: 1,
    category: 401,
    brand: 1,
    foam: 0,
    origin: 'India',
    tags: '',
    price: 19_900,
    mrp: 24_900,
    popularity: 0,
    ratingCount: 0,
    ratingSum: 0,
    createdAt: 0,
    isVisible: true,
    isInStock: true,
    said: '',
    ...change,
  };
}
