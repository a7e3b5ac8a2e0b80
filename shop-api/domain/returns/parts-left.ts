import { toRupees } from '../../../contract/shop/money.ts';
import type { StaffOrderDetail } from '../../../contract/staff/orders.ts';
import type { Database } from '../../db/database.ts';
import { goodsShare, linesSoFar, restOf } from '../orders/refunds/refunded-so-far.ts';
import { readLinesLeft } from './returnable.ts';

/** Of more pieces of one line than these the desk pays back in two steps. */
const MOST = 50;

/** Returns what each number of pieces of an order costs to pay back, and what is left of its delivery. */
export async function partsLeft(
  db: Database,
  orderId: number,
): Promise<NonNullable<StaffOrderDetail['refundable']>> {
  const left = new Map((await readLinesLeft(db, orderId)).map((one) => [one.line.id, one.left]));
  const soFar = await linesSoFar(db, [orderId]);
  const lines = soFar.map(({ line, before }) => {
    const pieces = Math.min(left.get(line.id) ?? 0, MOST);
    const amounts = Array.from({ length: pieces }, (_, n) =>
      toRupees(goodsShare(line, before, n + 1)),
    );
    const name = line.size ? `${line.name}, ${line.size}` : line.name;
    return { product_id: line.productId, name, amounts };
  });
  const deliveryPaise = soFar.reduce((sum, one) => sum + restOf(one).deliveryPaise, 0);
  return {
    lines: lines.filter(({ amounts }) => amounts.length > 0),
    delivery: toRupees(deliveryPaise),
  };
}
