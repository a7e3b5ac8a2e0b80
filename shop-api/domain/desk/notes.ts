import { and, desc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { NotedKind, StaffNote } from '../../../contract/staff/notes.ts';
import type { Database } from '../../db/database.ts';
import { appointments } from '../../db/schema/appointments.ts';
import { customers } from '../../db/schema/customers.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import { leads } from '../../db/schema/leads.ts';
import { orders } from '../../db/schema/orders.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import { returnRequests } from '../../db/schema/returns.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { staffNotes } from '../../db/schema/staff-notes.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Given } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { type Paging, pagedAnswer, pageOf } from '../kernel/paging.ts';
import { staffOf } from '../kernel/who.ts';
import { authorOf } from '../trail/desk-context.ts';
import type { EntryTable } from './entries.ts';

const TABLES: Record<NotedKind, EntryTable> = {
  order: orders,
  return_request: returnRequests,
  refund: refundsDue,
  review: reviews,
  lead: leads,
  appointment: appointments,
  customer: customers,
  gift_voucher: giftCards,
};

interface Noted {
  kind: NotedKind;
  id: number;
}

/** Returns a page of the notes about a thing, the newest first. Staff only. Errors: `not_found`. */
export async function listNotes({ ctx: { db, who }, input }: Given<Noted & Paging>) {
  staffOf(who);
  const { objectKind, objectId } = staffNotes;
  const isAboutIt = and(eq(objectKind, input.kind), eq(objectId, input.id));
  const query = db.select().from(staffNotes).where(isAboutIt).orderBy(desc(staffNotes.id));
  const [, total, rows] = await Promise.all([
    holdNoted(db, input),
    db.$count(staffNotes, isAboutIt),
    pageOf(query.$dynamic(), input),
  ]);
  return pagedAnswer(rows.map(toNote), total, input);
}

/** Adds a note about a thing. Staff only. Errors: `not_found`. */
export async function addNote({ ctx, input }: Given<Noted & { text: string }>): Promise<StaffNote> {
  const { customerId: byId } = staffOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    await holdNoted(tx, input);
    const { name: byName } = await authorOf(tx, ctx.who);
    const whose = { objectKind: input.kind, objectId: input.id, byId, byName };
    const values = { ...whose, at: ctx.clock.now(), text: input.text };
    const [added] = await tx.insert(staffNotes).values(values).returning();
    if (!added) throw new Error('An insert always answers its row');
    return toNote(added);
  });
}

/** Deletes the notes about things; `which` is a query of their ids. */
export async function forgetNotes(tx: Database, kind: NotedKind, which: SQLWrapper): Promise<void> {
  const isAboutThem = sql`${staffNotes.objectId} IN ${which}`;
  await tx.delete(staffNotes).where(and(eq(staffNotes.objectKind, kind), isAboutThem));
}

/** Holds a thing, so that it stays while something is noted about it. Errors: `not_found`. */
async function holdNoted(db: Database, { kind, id }: Noted): Promise<void> {
  const table = TABLES[kind];
  const [found] = await db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.id, id))
    .for('key share');
  if (!found) throw notFound('noted_thing_not_found', 'Entry');
}

function toNote({ id, byName: by, at, text }: typeof staffNotes.$inferSelect): StaffNote {
  return { id, by, at: at.toISOString(), text };
}
