import { expect, test } from '@jest/globals';
import { insertOrder } from '@/__tests__/support/insert-order';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { payments } from '@/shop-api/db/schema/payments';
import { ApiMetrics } from '@/shop-api/http/metrics';
import { watchSales } from '@/shop-api/watch-sales';

const HOUR_MS = 3_600_000;

onEachDatabase((database) => {
  test('the metrics say what was sold in the last hour', async () => {
    const { db } = database;
    const metrics = new ApiMetrics();
    watchSales(metrics, db);
    const figure = async (name: string) => {
      const { text } = await metrics.scrape();
      return Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1],
      );
    };
    const orders = await figure('shop_api_orders_last_hour');
    const paid = await figure('shop_api_payments_last_hour{state="paid"}');
    const now = new Date();
    const { id: orderId } = await insertOrder(db, { placedAt: now });
    await insertOrder(db, { placedAt: new Date(now.getTime() - 2 * HOUR_MS) });
    await db.insert(payments).values({
      txnid: crypto.randomUUID(),
      orderId,
      gateway: 'demo',
      state: 'paid',
      amountPaise: 100,
      product: 'Coffee',
      payerName: 'Asha',
      payerEmail: 'asha@example.com',
      payerPhone: '+919825000000',
      createdAt: now,
      expiresAt: now,
    });
    expect(await figure('shop_api_orders_last_hour')).toBe(orders + 1);
    expect(await figure('shop_api_payments_last_hour{state="paid"}')).toBe(paid + 1);
    expect(await figure('shop_api_payments_last_hour{state="mismatch"}')).toBe(0);
  });
});
