import { expect, test } from '@jest/globals';
import { contactOf, departmentNames, hasPage } from '@/contract/shop/departments';
import { pagePath } from '@/contract/shop/page-path';
import { shopProfile } from '@/contract/shop/shop';

test('a shop has the page of a department that is on, and every page of no department', () => {
  const company = { ...shopProfile, exports: { ...shopProfile.exports, isOn: false } };
  const missing = departmentNames().filter((name) => !hasPage(company, pagePath(name)));
  expect(missing).toEqual(['exports']);
  expect(hasPage(company, pagePath('contactUs'))).toBe(true);
});

test('a department has the phone and the address of the support where it has none of its own', () => {
  const { support, business } = shopProfile;
  const company = { ...shopProfile, business: { ...business, phone: '' } };
  expect(contactOf(company, 'business')).toEqual({ phone: support.phone, email: business.email });
});
