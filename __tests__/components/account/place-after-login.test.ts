import { expect, test } from '@jest/globals';
import { placeAfterLogin } from '@/components/account/place-after-login';

test.each([
  ['/cart', '', undefined],
  ['/shop', '?page=2', undefined],
  ['/login', '', '/shop'],
  ['/login', '?next=/wishlist', '/wishlist'],
  ['/login', '?next=//evil.example', '/shop'],
  ['/signup', '?next=https://evil.example/', '/shop'],
])('a login on %s%s leads to %s', (pathname, search, place) => {
  expect(placeAfterLogin({ pathname, search })).toBe(place);
});
