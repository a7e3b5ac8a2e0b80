import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type OrderedPart, orderLines } from '../../db/schema/order-lines.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import type { OrderDraft } from './draft-order.ts';

/** Returns whether an open order equals the draft, so that it can be reused. */
export async function isSameOrder(
  tx: Database,
  order: OrderRow,
  { place, billing, giftCardPaise, giftDays, input, lines, price, voucher }: OrderDraft,
): Promise<boolean> {
  const { addressId, fullAddress, fullName, mobile } = place;
  const isSameHead =
    order.addressId === addressId &&
    order.fullAddress === fullAddress &&
    order.fullName === fullName &&
    order.mobile === mobile &&
    isDeepStrictEqual(order.billing, billing) &&
    order.isGift === input.isGift &&
    order.giftMessage === input.giftMessage &&
    order.giftDay === giftDays.giftDay &&
    order.deliveryMethod === input.deliveryMethod &&
    order.voucherCode === (voucher?.code ?? '') &&
    order.giftCardPaise === giftCardPaise &&
    order.payablePaise === price.totalPaise - giftCardPaise &&
    order.gstPaise === price.gstPaise;
  return isSameHead && (await spellLines(tx, order.id)) === spell(lines);
}

interface Line {
  productId: number;
  quantity: number;
  pricePaise: number;
  parts: readonly OrderedPart[];
}

async function spellLines(tx: Database, orderId: number): Promise<string> {
  return spell(await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)));
}

function spell(lines: readonly Line[]): string {
  return lines
    .map(({ productId, quantity, pricePaise, parts }) =>
      [productId, quantity, pricePaise, ...parts.flatMap((part) => [part.id, part.quantity])].join(
        ' ',
      ),
    )
    .sort()
    .join('\n');
}
