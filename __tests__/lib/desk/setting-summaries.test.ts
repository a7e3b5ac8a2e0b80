import { expect, test } from '@jest/globals';
import type { SettingKey, SettingValues } from '@/contract/settings/setting-rules';
import { DEFAULT_SETTINGS } from '@/contract/shop/settings';
import { shopProfile } from '@/contract/shop/shop';
import { settingSummary } from '@/lib/desk/setting-summaries';

const { delivery, orders, elite } = DEFAULT_SETTINGS;
const said = <Key extends SettingKey>(key: Key, setting: SettingValues[Key]) =>
  settingSummary(key, setting);

test('a setting says what shoppers meet', () => {
  expect(said('company', shopProfile)).toContain(
    'Vanya Organics (demo company), GSTIN 24AAAAA0000A1Z8',
  );
  const exports = { ...shopProfile.exports, isOn: false };
  expect(said('company', { ...shopProfile, exports })).toContain(
    'Departments: Business and bulk orders, Franchise, Organic living',
  );
  expect(said('delivery', delivery)).toEqual([
    '₹100.00 a delivery',
    'Free in Ahmedabad, in 2 working days',
    '5–6 working days across India',
  ]);
  expect(said('orders', orders)).toEqual(['Orders from ₹250.00']);
  expect(said('elite', elite)[0]).toBe('₹99.00 a month, ₹999.00 a year');
});

test('what is empty is said as what it means', () => {
  expect(said('delivery', { ...delivery, free_city: null, free_from: 999 })).toEqual([
    '₹100.00 a delivery',
    'Free from ₹999.00',
    '5–6 working days across India',
  ]);
  expect(said('pins', { served: [], not_served: [] })).toEqual(['All of India']);
  expect(said('orders', { ...orders, minimum: 0 })).toEqual(['Orders of any price']);
  expect(said('consultation', { fee: 0, minutes: 30, hours: [], days_off: [] })).toEqual([
    '30 minutes, free of charge',
    'No hours: nothing can be booked',
  ]);
});

test('many PIN codes are counted', () => {
  const served = Array.from({ length: 8 }, (_, index) => String(380 + index));
  expect(said('pins', { served, not_served: ['395'] })).toEqual([
    'PIN codes that begin with 380, 381, 382, 383, 384, 385 and 2 more',
    'Without 395',
  ]);
});
