import { eq } from 'drizzle-orm';
import { giftPartOf } from '../../../contract/gift-part.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../context.ts';
import type { Customer } from '../identity/who.ts';
import { lockOwnBalance } from './own-balance.ts';

interface GiftPart {
  /** Of a transaction: the customer's gift vouchers stay locked until it ends. */
  ctx: Pick<Context, 'db'>;
  input: {
    customer: Customer;
    /** What the order comes to. */
    totalPaise: number;
    /** Whether the shopper wants to use them. */
    isWanted: boolean;
    /** An open order that is being written anew: what it holds is there again. */
    instead: number | undefined;
  };
}

/** How much of an order its customer's gift vouchers pay, in paise. */
export async function giftPart({ ctx, input }: GiftPart): Promise<number> {
  const { customer, totalPaise, isWanted, instead } = input;
  if (!isWanted) return 0;
  const balance = await lockOwnBalance(ctx.db, customer.customerId);
  return giftPartOf(totalPaise, balance + (await heldBy(ctx, instead)));
}

async function heldBy({ db }: GiftPart['ctx'], orderId: number | undefined): Promise<number> {
  if (orderId === undefined) return 0;
  const [order] = await db
    .select({ paise: orders.giftCardPaise })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order?.paise ?? 0;
}
