import { expect, test } from '@jest/globals';
import { shopProfile } from '@/contract/shop/shop';
import { MEMBERSHIP_NAME, SHOP_NAME } from '@/contract/shop/shop-names';
import { withNames } from '@/shop-api/domain/mail/names-of-shop';

const company = {
  ...shopProfile,
  name: `${SHOP_NAME} Farms`,
  membershipName: 'Farm Club',
  support: { ...shopProfile.support, phone: '+91 79 1234 5678' },
};
const TEXT = `Welcome to ${MEMBERSHIP_NAME} by ${SHOP_NAME}, ${shopProfile.support.phone}`;

test('a standard text has the names and the phone number of the shop', () => {
  expect(withNames(TEXT, { company, isStandard: true })).toBe(
    `Welcome to Farm Club by ${SHOP_NAME} Farms, +91 79 1234 5678`,
  );
});

test('a text that staff have written stays as it is', () => {
  expect(withNames(TEXT, { company, isStandard: false })).toBe(TEXT);
});
