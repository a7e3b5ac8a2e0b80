import { describe, expect, test } from '@jest/globals';
import type { PageAccess } from '@/contract/shop/pages';
import { redirectFor } from '@/lib/routing/page-access';

const WHO = {
  nobody: { isLoggedIn: false, isStaff: false },
  customer: { isLoggedIn: true, isStaff: false },
  staff: { isLoggedIn: true, isStaff: true },
};

const ask = (access: PageAccess, who: keyof typeof WHO, path: string) =>
  redirectFor({ access, who: WHO[who], url: new URL(path, 'https://shop.example') });

test.each([
  ['public', 'nobody', null],
  ['personal', 'nobody', null],
  ['guest', 'nobody', null],
  ['guest', 'customer', '/'],
  ['guest', 'staff', '/'],
  ['customer', 'nobody', '/login?next=%2Fpage'],
  ['customer', 'customer', null],
  ['customer', 'staff', null],
  ['staff', 'nobody', '/login?next=%2Fpage'],
  ['staff', 'customer', '/page-not-found'],
  ['staff', 'staff', null],
] as const)('a page for %s redirects a %s to %s', (access, who, target) => {
  expect(ask(access, who, '/page')).toBe(target);
});

describe('inside the mobile app', () => {
  test('redirects stay inside it, before and after the login', () => {
    expect(ask('customer', 'nobody', '/page?mobile=true')).toBe(
      '/login?next=%2Fpage%3Fmobile%3Dtrue&mobile=true',
    );
    expect(ask('guest', 'customer', '/login?mobile=true')).toBe('/?mobile=true');
    expect(ask('staff', 'customer', '/page?mobile=true')).toBe('/page-not-found?mobile=true');
  });
});
