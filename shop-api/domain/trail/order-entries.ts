import { isDeepStrictEqual } from 'node:util';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { homeDeskMessages } from '../../../contract/messages/staff-home.ts';
import type { Database } from '../../db/database.ts';
import type { faqGroups, faqs } from '../../db/schema/content.ts';
import type { facts } from '../../db/schema/facts.ts';
import type { banners, homeSections, popupPictures } from '../../db/schema/home.ts';
import type { vaidyas } from '../../db/schema/vaidyas.ts';
import { DomainError } from '../kernel/errors.ts';
import type { DeskContext } from './desk-context.ts';
import type { Managed } from './managed.ts';
import { changeMany } from './save-managed.ts';

/** The tables of entries that stand in an order. */
export type Ordered =
  | typeof banners
  | typeof facts
  | typeof homeSections
  | typeof popupPictures
  | typeof faqGroups
  | typeof faqs
  | typeof vaidyas;

/** The order that staff choose, and the one that they were shown. */
export interface Order {
  ids: readonly number[];
  was: readonly number[];
}

interface OrderEntries<Entry extends object> {
  ctx: DeskContext;
  of: Managed<number, Entry>;
  table: Ordered;
  /** Entries that have an order of their own; all without it. */
  among?: SQL | undefined;
  input: Order;
}

/**
 * Puts entries in an order. Staff only. Errors: `conflict` where the order is not the one that staff
 * were shown, because somebody has moved, added or removed one.
 */
export async function orderEntries<Entry extends object>({
  ctx,
  of,
  table,
  among,
  input: { ids, was },
}: OrderEntries<Entry>): Promise<void> {
  const change = async (tx: Database) => {
    const now = await currentOrder(tx, table, among);
    const isSame = isDeepStrictEqual(now, was) && isDeepStrictEqual(sorted(now), sorted(ids));
    if (!isSame) throw new DomainError('conflict', 'order_changed', homeDeskMessages.orderChanged);
    for (const [index, id] of ids.entries()) {
      await tx
        .update(table)
        .set({ position: index + 1 })
        .where(eq(table.id, id));
    }
  };
  const entries = ids.map((id) => ({ id, version: undefined }));
  await changeMany({ ctx, of, input: entries, action: 'moved', change });
}

const sorted = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);

async function currentOrder(tx: Database, table: Ordered, among?: SQL) {
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(among)
    .orderBy(asc(table.position), asc(table.id));
  return rows.map(({ id }) => id);
}

/** The place behind all others, or behind those among which an entry stands. */
export function lastPosition(table: Ordered, among: SQL) {
  return sql<number>`(SELECT coalesce(max(${table.position}), 0) + 1 FROM ${table} WHERE ${among})`;
}
