import { sharingMessages } from '../../../contract/messages/sharing.ts';
import type { GoodsAdded, SharedGoods } from '../../../contract/sharing/sharing.ts';
import { MAX_QUANTITY } from '../../../contract/shop/limits.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Given } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { shopperOf } from '../kernel/who.ts';
import { fillCart } from './fill-cart.ts';

/**
 * Visitors and customers put the goods of a link into their own cart, as `fillCart` does; returns
 * the outcome of each that is sold. Errors: `conflict` where none is available, `visitor_moved`.
 */
export async function addGoods({
  ctx,
  input: { goods },
}: Given<{ goods: SharedGoods }>): Promise<GoodsAdded> {
  const shopper = shopperOf(ctx.who);
  const wanted = eachOnce(goods);
  return inTransaction(ctx.db, async (tx) => {
    const filled = await fillCart({ tx, shopper, now: ctx.clock.now(), wanted });
    const answers = wanted.flatMap(({ productId, quantity }) => {
      const now = filled.get(productId);
      if (!now) return [];
      return {
        id: productId,
        product_name: now.name,
        translations: now.translations,
        outcome: now.outcome,
        ordered_quantity: quantity,
        quantity: now.quantity,
        selling_price: toRupees(now.pricePaise),
      };
    });
    if (answers.every(({ quantity }) => quantity === 0)) {
      throw new DomainError('conflict', 'nothing_to_add', sharingMessages.notAdded);
    }
    return answers;
  });
}

/** Adds up the quantities of a product that is named more than once. */
function eachOnce(goods: SharedGoods) {
  const quantities = new Map<number, number>();
  for (const { pid, quantity } of goods) {
    quantities.set(pid, Math.min((quantities.get(pid) ?? 0) + quantity, MAX_QUANTITY));
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}
