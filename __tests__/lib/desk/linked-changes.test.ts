import { expect, test } from '@jest/globals';
import { linkedChanges } from '@/lib/desk/linked-changes';

const hrefOf = (kind: string, id: string, action = 'changed') =>
  linkedChanges([{ id: 1, kind, object_id: id, action }])[0]?.href;

test('a change leads to its thing, where that has a page', () => {
  expect(hrefOf('product', '1001')).toBe('/dashboard/products/1001');
  expect(hrefOf('setting', 'company')).toBe('/dashboard/settings/company');
  expect(hrefOf('order', '12')).toBe('/dashboard/orders/12');
  expect(hrefOf('product', '1001', 'removed')).toBeUndefined();
  expect(hrefOf('first_step', 'policies')).toBeUndefined();
  expect(hrefOf('search_query', 'kabz')).toBeUndefined();
});
