import type { giftCards } from '../../db/schema/gift-cards.ts';

/** Returns the day in India on which a gift voucher is sent, while it waits for one; else null. */
export function waitsFor({
  sendOn,
  mailedAt,
}: Pick<typeof giftCards.$inferSelect, 'sendOn' | 'mailedAt'>): string | null {
  return mailedAt === null ? sendOn : null;
}
