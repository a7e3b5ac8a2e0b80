import { expect, test } from '@jest/globals';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import type { Endpoint } from '@/contract/kit/endpoint';
import { hasRole, roleOfKind, STAFF_ROLES } from '@/contract/shop/roles';
import { DESKS, SENT_DESKS } from '@/lib/desk/desks';
import { neededRole } from '@/shop-api/http/access';

test('a person may do what one of their roles includes, and with all of them everything', () => {
  expect(hasRole(['orders'], 'orders')).toBe(true);
  expect(hasRole(['orders', 'texts'], ['texts', 'money'])).toBe(true);
  expect(hasRole(['orders'], ['texts', 'money'])).toBe(false);
  expect(hasRole([], 'orders')).toBe(false);
  for (const role of STAFF_ROLES) expect(hasRole(['all'], role)).toBe(true);
  for (const role of STAFF_ROLES) expect(hasRole([role], 'any')).toBe(true);
});

test('an unknown kind of thing is for all roles together', () => {
  expect(['refund', 'nothing', 'constructor', ''].map(roleOfKind)).toEqual([
    'money',
    'all',
    'all',
    'all',
  ]);
});

test.each([...DESKS, ...SENT_DESKS])('whoever may open the desk of $name may read it', (desk) => {
  const needed = [roleOfKind(desk.kind)].flat();
  const calls: EndpointName[] = [desk.calls.list, ...(desk.isListOnly ? [] : [desk.calls.read])];
  for (const call of calls) {
    const { role }: Endpoint = endpoints[call];
    if (role === undefined || role === 'of its kind' || role === 'of its list')
      throw new Error(`${call} needs no role`);
    for (const one of needed)
      expect([call, one === 'any' || hasRole([one], role)]).toEqual([call, true]);
  }
  const views = neededRole(endpoints.listViews, { desk: desk.name });
  const { role }: Endpoint = endpoints[desk.calls.list];
  expect(views).toEqual(role);
});
