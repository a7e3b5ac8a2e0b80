import { beforeEach, describe, expect, test } from '@jest/globals';
import { and, desc, eq } from 'drizzle-orm';
import { CashOrder } from '@/__tests__/support/cash-order';
import { CollectOrder } from '@/__tests__/support/collect-order';
import { onEachApp } from '@/__tests__/support/test-app';
import { customers } from '@/shop-api/db/schema/customers';
import { trail } from '@/shop-api/db/schema/trail';

const STAFF = 3;

onEachApp((app) => {
  const order = new CashOrder(app);
  const collect = new CollectOrder(order);

  const wrong = async () => String((Number(await collect.code()) + 1) % 1_000_000).padStart(6, '0');

  beforeEach(async () => {
    await app.db
      .update(customers)
      .set({ isStaff: true, roles: ['orders'], isSuperuser: false })
      .where(eq(customers.id, STAFF));
    await order.begin();
    await collect.place();
    await order.move('Confirmed');
  });

  describe('the code', () => {
    test('is shown to its customer from when the order is ready until it is collected', async () => {
      expect(await collect.code()).toBeNull();
      await order.move('Packed');
      const code = await collect.code();
      expect(code).toMatch(/^\d{6}$/);
      await collect.handOut({ code });
      expect(await collect.code()).toBeNull();
    });

    test('is in no answer to staff, in none to a link, and in no table', async () => {
      await order.move('Packed');
      const code = await collect.code();
      const { body } = await app.call(`GET /staff/orders/${order.id}/`, { who: order.staff });
      expect(body.data.collect).toMatchObject({ store_name: expect.any(String) });
      expect(JSON.stringify(body)).not.toContain(code);
      expect(JSON.stringify(await order.row())).not.toContain(code);
    });

    test('hands the order out, which is paid then', async () => {
      await order.move('Packed');
      const { status, body } = await collect.handOut({ code: await collect.code() });
      expect([status, body.order_status]).toEqual([200, 'Delivered']);
      expect((await order.row()).paidAt).not.toBeNull();
    });

    test('is needed', async () => {
      await order.move('Packed');
      expect((await collect.handOut({})).body.reason).toBe('collect_code_missing');
    });

    test('is refused when it is wrong, and five times an hour at most', async () => {
      await order.move('Packed');
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await collect.handOut({ code: await wrong() })).body.reason).toBe(
          'collect_code_wrong',
        );
      }
      const right = { code: await collect.code() };
      expect((await collect.handOut(right)).body.reason).toBe('too_many_attempts');
      app.clock.advance(3_600_000);
      order.staff = await app.customer(STAFF);
      expect((await collect.handOut(right)).status).toBe(200);
    });
  });

  test('without the code those with every role hand it out, and the trail says why', async () => {
    await order.move('Packed');
    const given = { without_code: 'Her phone is flat, she showed her Aadhaar' };
    expect((await collect.handOut(given)).body.reason).toBe('role_needed');
    await app.db
      .update(customers)
      .set({ roles: ['all'] })
      .where(eq(customers.id, STAFF));
    expect((await collect.handOut(given)).status).toBe(200);
    const [last] = await app.db
      .select({ after: trail.after })
      .from(trail)
      .where(and(eq(trail.objectKind, 'order'), eq(trail.objectId, String(order.id))))
      .orderBy(desc(trail.id))
      .limit(1);
    expect(last?.after).toMatchObject(given);
  });

  test('nobody ships it', async () => {
    await order.move('Packed');
    const { body } = await app.call(`GET /staff/orders/${order.id}/`, { who: order.staff });
    expect(body.data.moves).toEqual(['Delivered', 'Cancelled']);
    expect((await order.moveTo('Shipped')).body.reason).toBe('order_step_not_allowed');
  });
});
