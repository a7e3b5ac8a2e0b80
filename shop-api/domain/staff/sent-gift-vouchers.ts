import { and, asc, eq, gt, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import {
  type GiftVoucherState,
  type giftVoucherDeskEndpoints,
  giftVoucherMovesFrom,
  type StaffGiftVoucher,
  type StaffGiftVoucherDetail,
} from '../../../contract/payments/gift-voucher-desk.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { giftCardEntries, giftCards, giftWords } from '../../db/schema/gift-cards.ts';
import { orders } from '../../db/schema/orders.ts';
import type { QueryOf, Sent } from '../desk/list-sent.ts';
import type { GiftCardRow } from '../gift-cards/gift-card.ts';
import { notFound } from '../kernel/errors.ts';
import { beginsAsEmail, hasWords } from '../kernel/typed-search.ts';
import { waitsFor } from '../payments/waits-for.ts';
import { customerName } from './customer-facts.ts';

type Query = QueryOf<typeof giftVoucherDeskEndpoints.listGiftVouchers>;

const STATES: Record<GiftVoucherState, SQL | undefined> = {
  open: and(isNull(giftCards.blockedAt), gt(giftCards.balancePaise, 0)),
  used: and(isNull(giftCards.blockedAt), eq(giftCards.balancePaise, 0)),
  blocked: isNotNull(giftCards.blockedAt),
};

/** The gift vouchers that are paid. */
export const sentGiftVouchers: Sent<Query, StaffGiftVoucher, StaffGiftVoucherDetail> = {
  table: giftCards,
  at: giftCards.paidAt,
  sorts: { bought: giftCards.paidAt },
  chosen: ({ state }) => [isNotNull(giftCards.paidAt), state && STATES[state]],
  found: (_, typed) => [
    hasWords(giftWords(giftCards), typed),
    beginsAsEmail(giftCards.senderEmail, typed),
    beginsAsEmail(giftCards.receiverEmail, typed),
    endsAsCode(typed),
  ],
  rows: async (db, ids) => (await readCards(db, inArray(giftCards.id, [...ids]))).map(rowOf),
  read: readGiftVoucher,
};

/** Matches the end of a code, however its letters are grouped. */
function endsAsCode(typed: string): SQL | undefined {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return letters.length < 4 ? undefined : eq(giftCards.ending, letters.slice(-4));
}

function readCards(db: Database, which: SQL | undefined): Promise<GiftCardRow[]> {
  return db
    .select()
    .from(giftCards)
    .where(and(isNotNull(giftCards.paidAt), which));
}

/** Returns how a paid gift voucher stands. */
export function giftVoucherState({ blockedAt, balancePaise }: GiftCardRow): GiftVoucherState {
  if (blockedAt) return 'blocked';
  return balancePaise > 0 ? 'open' : 'used';
}

/** Returns what a gift voucher is called at the desk: the end of its code. */
export function giftVoucherName({ ending }: GiftCardRow): string {
  return `… ${ending ?? ''}`.trim();
}

function rowOf(card: GiftCardRow): StaffGiftVoucher {
  return {
    id: card.id,
    code: giftVoucherName(card),
    amount: toRupees(card.amountPaise),
    balance: toRupees(card.balancePaise),
    ...{ sender: card.senderName, sender_email: card.senderEmail },
    ...{ receiver: card.receiverName, receiver_email: card.receiverEmail },
    bought_at: (card.paidAt ?? card.createdAt).toISOString(),
    send_on: waitsFor(card),
    state: giftVoucherState(card),
  };
}

async function readGiftVoucher(db: Database, id: number): Promise<StaffGiftVoucherDetail> {
  const [card] = await readCards(db, eq(giftCards.id, id));
  if (!card) throw notFound('gift_voucher_not_found', 'Gift voucher');
  const state = giftVoucherState(card);
  const [owner, entries] = await Promise.all([readOwner(db, card), readEntries(db, id)]);
  return {
    ...rowOf(card),
    customer: owner,
    entries,
    blocked_at: card.blockedAt?.toISOString() ?? null,
    moves: giftVoucherMovesFrom(state),
  };
}

async function readOwner(db: Database, { customerId, boundAt, createdAt }: GiftCardRow) {
  if (customerId === null) return null;
  const [owner] = await db.select().from(customers).where(eq(customers.id, customerId));
  const since = (boundAt ?? createdAt).toISOString();
  return owner ? { id: owner.id, name: customerName(owner), since } : null;
}

async function readEntries(db: Database, id: number) {
  const rows = await db
    .select({ entry: giftCardEntries, number: orders.number })
    .from(giftCardEntries)
    .leftJoin(orders, eq(orders.id, giftCardEntries.orderId))
    .where(eq(giftCardEntries.giftCardId, id))
    .orderBy(asc(giftCardEntries.id));
  return rows.map(({ entry, number }) => ({
    ...{ id: entry.id, reason: entry.reason, amount: toRupees(entry.amountPaise) },
    at: entry.at.toISOString(),
    order: entry.orderId && number ? { id: entry.orderId, order_id: number } : null,
  }));
}
