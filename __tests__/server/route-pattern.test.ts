import { describe, expect, test } from '@jest/globals';
import { routePatterns } from '@/server/route-pattern';

const routeOf = routePatterns({
  staticRoutes: [{ page: '/api/revalidate', regex: '^/api/revalidate(?:/)?$' }],
  dynamicRoutes: [
    { page: '/api/desk/[...path]', regex: '^/api/desk/(.+?)(?:/)?$' },
    { page: '/api/[...path]', regex: '^/api/(.+?)(?:/)?$' },
    { page: '/[surface]/blogs/[id]', regex: '^/([^/]+?)/blogs/([^/]+?)(?:/)?$' },
  ],
});

describe('the route of a path', () => {
  test.each([
    ['/', '/'],
    ['/cart', '/cart'],
    ['/products/1001/hill-shade-arabica-beans', '/products/:id/:slug'],
    ['/orders/17', '/orders/:id'],
    ['/reset-password/abcdef', '/reset-password/:token'],
    ['/api/cart', '/api/cart'],
    ['/api/cart/5', '/api/cart/:id'],
    ['/api/orders/5/invoice', '/api/orders/:id/:document'],
    ['/api/orders/5/letter', '/api/:path'],
    ['/api/revalidate', '/api/revalidate'],
    ['/api/desk/brands/12', '/api/desk/:path'],
    ['/api/what/ever', '/api/:path'],
    ['/_next/static/chunks/main.js', '/_next/'],
  ])('%s is %s', (path, route) => {
    expect(routeOf(path)).toBe(route);
  });

  test.each(['/wp-login.php', '/web/blogs/1', '/orders/asha@example.com', '', '*'])(
    '%j is none',
    (path) => {
      expect(routeOf(path)).toBe('none');
    },
  );
});
