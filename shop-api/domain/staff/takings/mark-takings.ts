import { and, asc, inArray } from 'drizzle-orm';
import { staffMessages } from '../../../../contract/messages/staff.ts';
import type { ChangedTaking, MarkedTakings } from '../../../../contract/staff/takings.ts';
import type { Database } from '../../../db/database.ts';
import { orders } from '../../../db/schema/orders.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Context } from '../../kernel/context.ts';
import { DomainError, notFound } from '../../kernel/errors.ts';
import { staffOf } from '../../kernel/who.ts';
import { authorOf } from '../../trail/desk-context.ts';
import { recordChanges } from '../../trail/record-change.ts';
import { isTaken } from './sent-takings.ts';

interface MarkTakings {
  ctx: Context;
  input: MarkedTakings;
}

/**
 * Marks the cash of orders as received from their carrier under a reference, or as open again, all of
 * them or none, and records who did; a dry run changes nothing. What is marked so already stays as it
 * is. Staff only. Errors: `not_found`; `conflict` for cash that was received under another reference.
 */
export async function markTakings({ ctx, input }: MarkTakings): Promise<ChangedTaking[]> {
  staffOf(ctx.who);
  const ids = [...new Set(input.items.map(({ id }) => id))].sort((one, other) => one - other);
  return inTransaction(ctx.db, async (tx) => {
    const rows = await planned(tx, ids, input.reopen ? null : (input.reference ?? ''));
    if (input.dry_run) return rows;
    const refused = rows.find(({ problem }) => problem !== null);
    if (refused) {
      const message = staffMessages.cashNotMarked(refused.name, refused.problem ?? '');
      throw new DomainError('conflict', 'cash_received_already', message);
    }
    const changing = rows.filter(({ before, after }) => before.reference !== after.reference);
    await store({ ctx: { ...ctx, db: tx }, changing });
    return rows;
  });
}

/** Returns what each order would become, its row locked. Errors: `not_found`. */
async function planned(
  tx: Database,
  ids: number[],
  reference: string | null,
): Promise<ChangedTaking[]> {
  const rows = await tx
    .select()
    .from(orders)
    .where(and(inArray(orders.id, ids), isTaken))
    .orderBy(asc(orders.id))
    .for('update');
  if (rows.length < ids.length) throw notFound('taking_not_found', 'Cash order');
  return rows.map(({ id, number, cashReference: before }) => ({
    ...{ id, name: number, version: 0 },
    before: { reference: before },
    after: { reference },
    problem:
      reference !== null && before !== null && before !== reference
        ? staffMessages.cashReceivedAs(before)
        : null,
  }));
}

interface Store {
  ctx: Context;
  changing: readonly ChangedTaking[];
}

async function store({ ctx: { db: tx, who, clock }, changing }: Store): Promise<void> {
  const [first] = changing;
  if (!first) return;
  const { reference } = first.after;
  const at = clock.now();
  const ids = changing.map(({ id }) => id);
  await tx
    .update(orders)
    .set({ cashReceivedAt: reference === null ? null : at, cashReference: reference })
    .where(inArray(orders.id, ids));
  await recordChanges(tx, {
    kind: 'order',
    action: reference === null ? 'cash open again' : 'cash received',
    author: await authorOf(tx, who),
    at,
    changes: changing.map(({ id, before, after }) => ({
      id,
      before: { cash_received: before.reference },
      after: { cash_received: after.reference },
    })),
  });
}
