import { describe, expect, test } from '@jest/globals';
import { routePatterns } from '@/server/route-pattern';

const routeOf = routePatterns({
  staticRoutes: [{ page: '/api/cart', regex: '^/api/cart(?:/)?$' }],
  dynamicRoutes: [
    { page: '/api/cart/[id]', regex: '^/api/cart/([^/]+?)(?:/)?$' },
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
