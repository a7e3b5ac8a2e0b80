import { toRupees } from '../../../../contract/shop/money.ts';
import { withoutTrace } from '../../../db/transaction.ts';
import { assertInStock } from '../../inventory/stock.ts';
import type { Context } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { pagedAnswer } from '../../kernel/paging.ts';
import { staffOf } from '../../kernel/who.ts';
import type { OrderDraft } from '../draft-order.ts';
import { draftByPhone } from './draft-by-phone.ts';
import { readUnplaced } from './stored-phone-orders.ts';

interface BillRow {
  what: string;
  quantity: number | null;
  /** Rupees. */
  amount: number | null;
}

/**
 * Returns what an order by phone costs now, line by line, found by placing it without a trace; in place
 * of that why it cannot be placed. Staff only. Errors: `not_found`.
 */
export async function getBill({ ctx, input: { id } }: { ctx: Context; input: { id: number } }) {
  staffOf(ctx.who);
  const rows = await withoutTrace(ctx.db, async (tx) => {
    const order = await readUnplaced(tx, id);
    const { draft } = await draftByPhone({ ...ctx, db: tx, notify: () => undefined }, order);
    assertInStock(draft.lines);
    return billOf(draft);
  }).catch((error: unknown): BillRow[] => {
    if (!(error instanceof DomainError) || error.code === 'not_found') throw error;
    return [{ what: String(error.message), quantity: null, amount: null }];
  });
  return pagedAnswer(rows, rows.length, { page: 1, pageSize: Math.max(rows.length, 1) });
}

function billOf({ lines, price, voucher }: OrderDraft): BillRow[] {
  const goods = lines.map(({ name, size, quantity }, index) => ({
    what: [name, size].filter(Boolean).join(', '),
    quantity,
    amount: toRupees(price.lines[index]?.totalPaise ?? 0),
  }));
  const sum = (what: string, paise: number) => ({ what, quantity: null, amount: toRupees(paise) });
  return [
    ...goods,
    ...(voucher ? [sum(`Voucher ${voucher.code}`, -price.discountPaise)] : []),
    sum('Delivery', price.shippingPaise),
    sum('To pay, GST included', price.totalPaise),
  ];
}
