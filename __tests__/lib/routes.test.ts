import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { routes, safePath, slugify } from '@/lib/routes';
import { onSurface } from '@/lib/surface';

describe('slugify', () => {
  test.each([
    ['Gir Cow A2 Ghee (500 ml)', 'gir-cow-a2-ghee-500-ml'],
    ['  Crème brûlée — 2×75 g ', 'creme-brulee-2-75-g'],
    ['हल्दी', 'product'],
    ['', 'product'],
  ])('%p becomes %p', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  test('makes one stable path segment of any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const slug = slugify(name);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

describe('onSurface', () => {
  test.each([
    ['/', '/?mobile=true'],
    ['/shop?page=2', '/shop?page=2&mobile=true'],
    ['/profile#orders', '/profile?mobile=true#orders'],
    ['https://wa.me/91', 'https://wa.me/91'],
    ['#filters', '#filters'],
  ])('inside the app %p becomes %p', (href, inApp) => {
    expect(onSurface(href, 'app')).toBe(inApp);
  });

  test('does not change web paths', () => {
    expect(onSurface('/shop?page=2', 'web')).toBe('/shop?page=2');
  });
});

describe('safePath', () => {
  test.each(['/', '/cart', '/shop?search=a%20b&page=2', '/profile#orders'])(
    'accepts %p',
    (path) => {
      expect(safePath(path, '/fallback')).toBe(path);
    },
  );

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    '/a\nb',
    'javascript:alert(1)',
    'cart',
    '',
    null,
    7,
    `/${'a'.repeat(3000)}`,
  ])('refuses %p', (value) => {
    expect(safePath(value, '/fallback')).toBe('/fallback');
  });

  test('never returns a URL of another site, for any input', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('/', '\\', '.', '@', ':', '?', '#', 'a', '\t'),
    });
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.webUrl()), (value) => {
        const target = new URL(safePath(value, '/fallback'), 'https://shop.example');
        expect(target.origin).toBe('https://shop.example');
      }),
    );
  });
});

describe('routes', () => {
  test('write lists as repeated parameters and omit empty values', () => {
    expect(routes.shop({ tag: [2, 3], search: '', in_stock: false, sort: 'base_price' })).toBe(
      '/shop?tag=2&tag=3&sort=base_price',
    );
  });

  test('put the fragment after the query', () => {
    expect(routes.orders({ page: 2 })).toBe('/profile?page=2#orders');
    expect(routes.addresses()).toBe('/profile#addresses');
  });

  test('omit the page number of page 1', () => {
    expect(routes.shop({ page: 1 })).toBe('/shop');
    expect(routes.productReviews(7, 'Tulsi')).toBe('/products/7/reviews/tulsi');
    expect(routes.productReviews(7, 'Tulsi', { page: 2 })).toBe('/products/7/reviews/tulsi?page=2');
  });
});
