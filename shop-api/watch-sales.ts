import type { Database } from './db/database.ts';
import { countRecentOrders } from './domain/orders/count-recent-orders.ts';
import { countRecentPayments } from './domain/payments/count-recent-payments.ts';
import type { ApiMetrics } from './http/metrics.ts';

/** Adds to the metrics what the shop sold lately: every process of the API says the same. */
export function watchSales(metrics: ApiMetrics, db: Database): void {
  metrics.watch({
    name: 'shop_api_orders_last_hour',
    help: 'Orders that were placed in the last hour, at most 10,000',
    read: () => countRecentOrders({ ctx: { db } }),
  });
  metrics.watchEach({
    name: 'shop_api_payments_last_hour',
    help: 'Payments that were begun in the last hour by their state, at most 10,000',
    label: 'state',
    read: () => countRecentPayments({ ctx: { db } }),
  });
}
