import { expect, test } from '@jest/globals';
import { isPagePath } from '@/contract/shop/page-of-path';

test.each(['/', '/shop', '/profile', '/products/1007/brass-diya', '/blogs/24/ghee', '/event/3'])(
  'meta tags of %s have an effect',
  (path) => expect(isPagePath(path)).toBe(true),
);

test.each([
  ...['/products/1007', '/brands/1', '/categories/408', '/blogs/24'],
  ...['/page-not-found', '/listing-not-found', '/offline', '/preview/abc', '/dashboard', '/none'],
])('meta tags of %s would have none', (path) => expect(isPagePath(path)).toBe(false));
