import { expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';
import { makeStaff } from '@/shop-api/domain/staff/make-staff';
import { removeStaff } from '@/shop-api/domain/staff/remove-staff';
import { randomIds } from '@/shop-api/providers/ids';

const STAFF = 3;
const EMAIL = 'staff@example.com';

onEachApp((app) => {
  const remove = (email: string) => removeStaff({ ctx: { db: app.db }, input: { email } });

  test('whoever is taken off the staff is logged out, and a typing error is mended by it', async () => {
    const who = await app.customer(STAFF);
    expect((await app.call('GET /staff/overview/', { who })).status).toBe(200);
    expect(await remove('demo@example.com')).toBe(false);
    expect(await remove(' Staff@Example.com ')).toBe(true);
    expect((await app.call('GET /staff/overview/', { who })).status).toBe(401);
    expect(await remove(EMAIL)).toBe(false);

    const make = (email: string) =>
      makeStaff({ ctx: { db: app.db, clock: app.clock, ids: randomIds }, input: { email } });
    const stray = await make('ownr@shop.in');
    expect(await remove('ownr@shop.in')).toBe(true);
    const password = 'Haldi#Doodh7';
    const body = { new_password: password, confirm_password: password };
    const used = await app.call(`POST /user/reset-password/${stray?.resetToken}/`, { body });
    expect(used.status).toBe(404);
    expect(await make('owner@shop.in')).toEqual({ resetToken: expect.any(String) });
  });
});
