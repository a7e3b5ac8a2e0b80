import { eq, lt, sql } from 'drizzle-orm';
import { staffMessages } from '../../../../contract/messages/staff.ts';
import { phoneOrderResource } from '../../../../contract/orders/phone-order-desk.ts';
import type { Database } from '../../../db/database.ts';
import { orders } from '../../../db/schema/orders.ts';
import { phoneOrders } from '../../../db/schema/phone-orders.ts';
import { products } from '../../../db/schema/products.ts';
import { storedIn } from '../../desk/resource.ts';
import { assertKnown } from '../../kernel/assert-known.ts';
import type { Context } from '../../kernel/context.ts';
import { DAY_MS } from '../../kernel/durations.ts';
import { DomainError, notFound } from '../../kernel/errors.ts';

/** How long they are kept: they name people, and orders have all that is needed later. */
const KEPT_DAYS = 30;

/** What the trail calls the placing of their orders, by which reports know them for ever. */
export const TAKEN_BY_PHONE = 'taken by phone';

/** Orders by phone; a placed one stays as it is. */
export const storedPhoneOrders = storedIn(phoneOrderResource, {
  missing: () => notFound('phone_order_not_found', 'Order by phone'),
  table: phoneOrders,
  isPrivate: true,
  sorts: { newest: [sql`-${phoneOrders.id}`] },
  computed: {
    order: sql`(SELECT ${orders.number} FROM ${orders} WHERE ${orders.id} = ${phoneOrders.orderId})`,
    is_placed: sql`${phoneOrders.orderId} IS NOT NULL`,
  },
  tags: [],
  async check(tx, { goods }, id) {
    if (id !== undefined) await readUnplaced(tx, id);
    const ids = goods.map((one) => one.product_id);
    await assertKnown(tx, { field: 'goods', label: 'Product', table: products, ids });
  },
});

/** Returns an order by phone that can still be changed, locked. Errors: `not_found`, `conflict`. */
export async function readUnplaced(tx: Database, id: number) {
  const [row] = await tx.select().from(phoneOrders).where(eq(phoneOrders.id, id)).for('update');
  if (!row) throw storedPhoneOrders.managed.missing();
  if (row.orderId === null) return row;
  throw new DomainError('conflict', 'phone_order_placed', staffMessages.phoneOrderPlaced);
}

/** System job: deletes what was written down long ago. */
export async function forgetPhoneOrders({ ctx }: { ctx: Pick<Context, 'db' | 'clock'> }) {
  const longAgo = new Date(ctx.clock.now().getTime() - KEPT_DAYS * DAY_MS);
  await ctx.db.delete(phoneOrders).where(lt(phoneOrders.createdAt, longAgo));
}
