import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { onEachApp } from '@/__tests__/support/test-app';
import { customers } from '@/shop-api/db/schema/customers';
import { makeStaff } from '@/shop-api/domain/staff/make-staff';
import { randomIds } from '@/shop-api/providers/ids';

onEachApp((app) => {
  const make = (email: string) =>
    makeStaff({ ctx: { db: app.db, clock: app.clock, ids: randomIds }, input: { email } });
  const accounts = () => app.db.select().from(customers);

  describe('making a member of staff', () => {
    test('takes the account with the address, in any case of letters, and no other', async () => {
      expect(await make('nobody@shop.in')).toBeNull();
      const before = (await accounts()).filter(({ isStaff }) => isStaff).length;
      expect(await make(' Demo@Example.com ')).toEqual({ resetToken: null });
      const staff = (await accounts()).filter(({ isStaff }) => isStaff);
      expect(staff).toHaveLength(before + 1);
      expect(staff.map(({ email }) => email)).toContain('demo@example.com');
    });

    test('refuses a closed account', async () => {
      const email = 'elite@example.com';
      await app.db.update(customers).set({ isActive: false }).where(eq(customers.email, email));
      expect(await make(email)).toBeNull();
    });

    test('makes the account of the first one, with a link that sets the password, once', async () => {
      await app.db.update(customers).set({ isStaff: false });
      const made = await make('owner@shop.in');
      const path = `POST /user/reset-password/${made?.resetToken}/`;
      const password = 'Haldi#Doodh7';
      const body = { new_password: password, confirm_password: password };
      expect((await app.call(path, { body })).status).toBe(200);
      expect((await app.call(path, { body })).status).toBe(404);
      const login = await app.call('POST /user/signin/', {
        body: { email: 'owner@shop.in', password },
      });
      expect(login.body.data).toMatchObject({ is_staff: true });
    });
  });
});
