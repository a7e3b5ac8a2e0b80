import { expect, test } from '@jest/globals';
import { returnToAfterLogin } from '@/components/account/login-host.client';

test.each([
  ['/cart', '', undefined],
  ['/shop', '?page=2', undefined],
  ['/login', '', '/shop'],
  ['/login', '?next=/wishlist', '/wishlist'],
  ['/login', '?next=//evil.example', '/shop'],
  ['/signup', '?next=https://evil.example/', '/shop'],
])('a login on %s%s redirects to %s', (pathname, search, place) => {
  expect(returnToAfterLogin({ pathname, search })).toBe(place);
});
