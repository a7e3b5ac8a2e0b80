import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { appointments } from '../../../db/schema/appointments.ts';
import { customers } from '../../../db/schema/customers.ts';
import { resetLinks } from '../../../db/schema/login-codes.ts';
import { returnRequests } from '../../../db/schema/returns.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { forgetReviewPhotos } from '../../catalogue/reviews/review-photos.ts';
import { forgetNotes } from '../../desk/notes.ts';
import { forgetQuestionsOf } from '../../enquiries/forget-enquiries.ts';
import { endAppointments } from '../../enquiries/own-appointments.ts';
import type { Context } from '../../kernel/context.ts';
import { customerOf } from '../../kernel/who.ts';
import { revokeLogins } from '../../session/logins.ts';
import { forgetPicturesOfClosedAccounts } from './closed-account-pictures.ts';

/**
 * Closes the customer's own account: every login and every mailed link ends, orders stay, booked
 * consultations are cancelled; questions to the vaidya, pictures of reviews and of ended return requests
 * and what staff have noted about them, about reviews and consultations are deleted. A password is then
 * refused like one of an unknown address; a code sent to a number proven before reopens the account
 * (`accounts/login-code/prove-phone.ts`). Customers only.
 */
export async function closeAccount({ ctx }: { ctx: Context }): Promise<void> {
  const { customerId } = customerOf(ctx.who);
  await inTransaction(ctx.db, (tx) => endAccount({ ...ctx, db: tx }, customerId));
}

/** Closes an account in the transaction of the caller, which checks who it is. */
export async function endAccount(
  ctx: Pick<Context, 'db' | 'clock' | 'notify'>,
  customerId: number,
): Promise<void> {
  const { db: tx } = ctx;
  const now = ctx.clock.now();
  await tx
    .update(customers)
    .set({ isActive: false, closedAt: now, updatedAt: now })
    .where(eq(customers.id, customerId));
  await tx.delete(resetLinks).where(eq(resetLinks.customerId, customerId));
  await endAppointments({ ctx, input: { customerId } });
  await forgetQuestionsOf(tx, customerId);
  await forgetPicturesOfClosedAccounts(tx, eq(returnRequests.customerId, customerId));
  await forgetReviewPhotos(ctx, customerId);
  await forgetNotesAbout(tx, customerId);
  await revokeLogins({ ctx, input: { customerId } });
}

/** Notes about orders, refunds and open requests stay: staff still work by them. */
async function forgetNotesAbout(tx: Database, customerId: number): Promise<void> {
  const ended = and(eq(returnRequests.customerId, customerId), isNotNull(returnRequests.endedAt));
  const own = {
    return_request: tx.select({ id: returnRequests.id }).from(returnRequests).where(ended),
    review: tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.customerId, customerId)),
    appointment: tx
      .select({ id: appointments.id })
      .from(appointments)
      .where(eq(appointments.customerId, customerId)),
  };
  await forgetNotes(tx, 'return_request', own.return_request);
  await forgetNotes(tx, 'review', own.review);
  await forgetNotes(tx, 'appointment', own.appointment);
}
