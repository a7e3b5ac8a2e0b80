import { expect, test } from '@jest/globals';
import { accountApi } from '@/lib/api-routes/account';
import { orderApi } from '@/lib/api-routes/orders';
import { query } from '@/lib/api-routes/path';

test('a path has its values in their places', () => {
  expect(orderApi.cancelOrder(12)).toBe('/api/orders/12/cancel');
  expect(orderApi.orderDocument(12, 'credit-note')).toBe('/api/orders/12/credit-note');
});

test('a value is encoded, whatever it is', () => {
  expect(accountApi.resetPasswordLink('a/b?:c$&')).toBe('/api/reset-password/a%2Fb%3F%3Ac%24%26');
  expect(query(accountApi.countries(), { q: 'a&b' })).toBe('/api/places/countries?q=a%26b');
});
