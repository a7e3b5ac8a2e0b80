import { eq } from 'drizzle-orm';
import { giftCards } from '../db/schema/gift-cards.ts';
import { orders } from '../db/schema/orders.ts';
import { settleGiftCard, statusOfGiftCard } from './gift-cards/settle-gift-card.ts';
import type { Settlers } from './kernel/context.ts';
import { lockMembership } from './memberships/lock-membership.ts';
import { settleMembership, statusOfMembership } from './memberships/settle-membership.ts';
import { settleOrder, statusOfOrder } from './orders/settle-order.ts';

/** The settler of each payment purpose; part of every context, so `payments` imports none. */
export const settlers: Settlers = {
  order: {
    async lock({ db: tx }, id) {
      await tx.select().from(orders).where(eq(orders.id, id)).for('update');
    },
    settle: settleOrder,
    status: statusOfOrder,
  },
  membership: {
    async lock({ db: tx }, id) {
      await lockMembership(tx, id);
    },
    settle: settleMembership,
    status: statusOfMembership,
  },
  'gift voucher': {
    async lock({ db: tx }, id) {
      await tx.select().from(giftCards).where(eq(giftCards.id, id)).for('update');
    },
    settle: settleGiftCard,
    status: statusOfGiftCard,
  },
};
