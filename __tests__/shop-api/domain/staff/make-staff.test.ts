import { expect, test } from '@jest/globals';
import { TestApp } from '@/__tests__/support/test-app';
import { onBothDatabases } from '@/__tests__/support/test-database';
import { makeStaff } from '@/shop-api/domain/staff/make-staff';

onBothDatabases((database) => {
  test('an account becomes staff, whatever the case of its address, and nobody else', async () => {
    const app = new TestApp(() => database.db);
    const asked = async () => app.call('GET /staff/overview/', { who: await app.customer(1) });
    expect((await asked()).status).toBe(403);
    expect(await makeStaff(database.db, 'nobody@shop.in')).toBe(false);
    expect((await asked()).status).toBe(403);
    expect(await makeStaff(database.db, ' Demo@Example.com ')).toBe(true);
    expect((await asked()).status).toBe(200);
  });
});
