import { expect, test } from '@jest/globals';
import { eq, like } from 'drizzle-orm';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { customers } from '@/shop-api/db/schema/customers';
import { stores } from '@/shop-api/db/schema/stores';
import { vaidyas } from '@/shop-api/db/schema/vaidyas';
import { vouchers } from '@/shop-api/db/schema/vouchers';
import { argon2Passwords } from '@/shop-api/providers/passwords/argon2-passwords';
import { findDemoData } from '@/shop-api/seed/find-demo-data';

onEachDatabase((database) => {
  test('names what a live shop must not have of the demo shop, until it is gone', async () => {
    const { db } = database;
    const passwords = argon2Passwords();
    const found = await findDemoData(db, passwords);
    expect(found).toEqual([
      expect.stringContaining('staff@example.com'),
      expect.stringContaining('WELCOME10'),
      expect.stringContaining('@vanya.example.com'),
      expect.stringContaining('invented vaidyas: Vaidya Hetal Pandya (demo)'),
    ]);

    await db.update(customers).set({ passwordHash: null });
    await db.update(vouchers).set({ isActive: false });
    await db.delete(vaidyas);
    const [, , inStores] = found;
    // Without a hash a comparison takes its time, and is false.
    const none = { ...passwords, matches: async () => false };
    expect(await findDemoData(db, none)).toEqual([inStores]);
    const mail = 'ahmedabad@shop.in';
    await db.update(stores).set({ email: mail }).where(like(stores.email, '%vanya.example.com'));
    expect(await findDemoData(db, none)).toEqual([]);
    await db.update(vouchers).set({ isActive: true }).where(eq(vouchers.code, 'PANTRY100'));
    expect(await findDemoData(db, none)).toEqual(['vouchers: PANTRY100']);
  });
});
