import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { staffMessages } from '../../../contract/messages/staff.ts';
import type { Database } from '../../db/database.ts';
import { addresses } from '../../db/schema/addresses.ts';
import { appointments } from '../../db/schema/appointments.ts';
import { avatars } from '../../db/schema/avatars.ts';
import { carts } from '../../db/schema/carts.ts';
import { customers } from '../../db/schema/customers.ts';
import { idempotencyKeys } from '../../db/schema/idempotency-keys.ts';
import { mailQueue } from '../../db/schema/mail-queue.ts';
import { orders } from '../../db/schema/orders.ts';
import { refills } from '../../db/schema/refills.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import { returnRequests } from '../../db/schema/returns.ts';
import { wishlistItems } from '../../db/schema/wishlist-items.ts';
import { wishlistLinks } from '../../db/schema/wishlist-links.ts';
import { endAccount } from '../accounts/profile/close-account.ts';
import { removeFactors } from '../accounts/second-factor/demand-factor.ts';
import { forgetReviewMarks } from '../catalogue/reviews/mark-review.ts';
import { forgetNotes } from '../desk/notes.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import type { CustomerRow } from './customer-facts.ts';
import { makeNameless } from './make-nameless.ts';
import { provenEmailOf, thingsOf } from './their-things.ts';

/**
 * Erases a person in the transaction of the caller, who holds the row: closes the account as its owner
 * would, deletes what serves nobody else, and takes name and contacts out of what stays. Invoices and
 * credit notes stay as they were issued, since tax law keeps them 72 months.
 * Errors: `conflict` while an order, a return request or a refund is open.
 */
export async function eraseCustomer(ctx: Context, person: CustomerRow): Promise<void> {
  await refuseWhileOpen(ctx.db, person.id);
  await endAccount(ctx, person.id);
  await deleteTheirs(ctx.db, person);
  await forgetReviewMarks(ctx, person.id);
  await makeNameless(ctx, person);
  const bare = {
    ...{ firstName: '', lastName: '', company: '', passwordHash: null, claimedBy: null },
    ...{ email: null, emailProvenAt: null, phone: null, phoneProvenAt: null },
  };
  await ctx.db.update(customers).set(bare).where(eq(customers.id, person.id));
}

async function refuseWhileOpen(tx: Database, id: number): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, id));
  const open = ['pending', 'confirmed', 'packed', 'shipped'] as const;
  const isOpen = and(eq(orders.customerId, id), inArray(orders.state, [...open]));
  const isDue = and(inArray(refundsDue.orderId, own), isNull(refundsDue.settledAt));
  const isAsked = and(eq(returnRequests.customerId, id), isNull(returnRequests.endedAt));
  const counts = [
    await tx.$count(orders, isOpen),
    await tx.$count(refundsDue, isDue),
    await tx.$count(returnRequests, isAsked),
  ];
  if (counts.every((count) => count === 0)) return;
  throw new DomainError('conflict', 'customer_has_open_matters', staffMessages.hasOpenMatters);
}

async function deleteTheirs(tx: Database, person: CustomerRow): Promise<void> {
  const { id } = person;
  await forgetTheirNotes(tx, id);
  const { messages, stock_alerts: alerts, orders_by_phone: called } = thingsOf(tx, person);
  for (const { table, are } of [messages, alerts, called]) await tx.delete(table).where(are);
  await tx.delete(appointments).where(eq(appointments.customerId, id));
  await removeFactors(tx, id);
  await tx.delete(addresses).where(eq(addresses.customerId, id));
  await tx.delete(avatars).where(eq(avatars.customerId, id));
  await tx.delete(carts).where(eq(carts.customerId, id));
  await tx.delete(wishlistItems).where(eq(wishlistItems.customerId, id));
  await tx.delete(wishlistLinks).where(eq(wishlistLinks.customerId, id));
  await tx.delete(refills).where(eq(refills.customerId, id));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, `customer:${id}`));
  const email = provenEmailOf(person) ?? null;
  const isToThem = or(
    sql`${mailQueue.payload} ->> 'customerId' = ${String(id)}`,
    sql`lower(${mailQueue.payload} ->> 'email') = ${email}`,
  );
  await tx.delete(mailQueue).where(isToThem);
}

async function forgetTheirNotes(tx: Database, id: number): Promise<void> {
  const isTheirs = eq(orders.customerId, id);
  const own = {
    customer: tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)),
    order: tx.select({ id: orders.id }).from(orders).where(isTheirs),
    refund: tx
      .select({ id: refundsDue.id })
      .from(refundsDue)
      .innerJoin(orders, eq(orders.id, refundsDue.orderId))
      .where(isTheirs),
  };
  for (const [kind, which] of Object.entries(own)) {
    await forgetNotes(tx, kind as keyof typeof own, which);
  }
}
