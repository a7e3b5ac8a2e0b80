import { beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { ManyApps, statuses } from '@/__tests__/support/many-apps';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { TestApp } from '@/__tests__/support/test-app';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { selectRows } from '@/shop-api/db/database';
import { shopperSteps } from '@/shop-api/db/schema/shopper-steps';
import { countStep, forgetOldSteps } from '@/shop-api/domain/cart/count-step';

const CALL = 'POST /web/steps/';

onEachDatabase((database) => {
  const app = new TestApp(() => database.db);
  const counts = () =>
    selectRows<{ day: string; step: string; n: number; parts: number }>(
      database.db,
      sql`SELECT day::text, step, sum(n)::int AS n, count(*)::int AS parts
        FROM shopper_steps GROUP BY 1, 2 ORDER BY 1, 2`,
    );
  const countAt = async (now: string) =>
    countStep({ ctx: await newVisitor(database.db, now), input: { step: 'cart' } });

  beforeEach(async () => {
    await database.db.delete(shopperSteps);
    await database.db.execute(sql`DELETE FROM attempts`);
  });

  test('steps add up, in a few parts of which none is the only one', async () => {
    for (let time = 0; time < 60; time += 1) await app.call(CALL, { body: { step: 'product' } });
    await app.call(CALL, { body: { step: 'checkout' } });
    const [checkout, product] = await counts();
    expect([checkout?.step, checkout?.n]).toEqual(['checkout', 1]);
    expect([product?.step, product?.n]).toEqual(['product', 60]);
    expect(product?.parts).toBeGreaterThan(1);
    expect(product?.parts).toBeLessThanOrEqual(8);
  });

  test('several processes at once lose none', async () => {
    const apps = await ManyApps.on(database);
    const calls = Array.from({ length: 200 }, () => apps.call(CALL, { body: { step: 'cart' } }));
    expect(statuses(await Promise.all(calls))).toEqual({ 200: 200 });
    expect(await counts()).toMatchObject([{ step: 'cart', n: 200 }]);
  });

  test.each([[{ step: 'order' }], [{}], [{ step: ['cart'] }]])(
    'another step is refused: %j',
    async (body) => {
      expect((await app.call(CALL, { body })).status).toBe(422);
      expect(await counts()).toEqual([]);
    },
  );

  test('a step counts on its day in India', async () => {
    await countAt('2026-01-14T18:29:00Z');
    await countAt('2026-01-14T18:31:00Z');
    expect(await counts()).toMatchObject([
      { day: '2026-01-14', n: 1 },
      { day: '2026-01-15', n: 1 },
    ]);
  });

  test('nothing is stored but day, step, part and number', async () => {
    await app.call(CALL, { body: { step: 'cart', email: 'asha@example.com' } });
    const [row] = await database.db.select().from(shopperSteps);
    expect(Object.keys(row ?? {}).sort()).toEqual(['day', 'n', 'part', 'step']);
  });

  test('an address that counts on and on is refused', async () => {
    const ctx = await newVisitor(database.db);
    await countStep({ ctx, input: { step: 'cart' } });
    await database.db.execute(sql`UPDATE attempts SET count = 2999`);
    await countStep({ ctx, input: { step: 'cart' } });
    await expect(countStep({ ctx, input: { step: 'cart' } })).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    expect(await counts()).toMatchObject([{ n: 2 }]);
  });

  test('counts are forgotten when no report reaches them', async () => {
    await countAt('2026-01-14T06:30:00Z');
    const later = (now: string) => newVisitor(database.db, now);
    await forgetOldSteps({ ctx: await later('2028-01-16T06:30:00Z') });
    expect(await counts()).toHaveLength(1);
    await forgetOldSteps({ ctx: await later('2028-03-01T06:30:00Z') });
    expect(await counts()).toEqual([]);
  });
});
