import { eq, sql } from 'drizzle-orm';
import { giftCards } from '../../db/schema/gift-cards.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentEvents, payments } from '../../db/schema/payments.ts';
import { returnRequests } from '../../db/schema/returns.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { nameless } from '../catalogue/reviews/write-review.ts';
import type { Context } from '../kernel/context.ts';
import { storedSettings } from '../settings/read-settings.ts';
import { type CustomerRow, ERASED } from './customer-facts.ts';
import { provenEmailOf, thingsOf } from './their-things.ts';

/** The fields in which the gateways repeat who has paid. */
const PAYER = [
  ...['firstname', 'lastname', 'email', 'phone', 'contact', 'customer', 'vpa', 'name_on_card'],
  ...['address1', 'address2', 'city', 'state', 'country', 'zipcode', 'field1', 'field2', 'field3'],
];

/**
 * Takes a person out of what stays: orders keep their figures, city and PIN code, payments their
 * amounts, gift vouchers their ledger, reviews their stars and words. Runs in the transaction of the
 * caller.
 */
export async function makeNameless(ctx: Context, person: CustomerRow): Promise<void> {
  const { db: tx } = ctx;
  const { id } = person;
  await tx
    .update(orders)
    .set({
      ...{ fullName: ERASED, mobile: ERASED, giftMessage: '', billing: null },
      fullAddress: sql`${orders.stateName} || ' ' || ${orders.postalCode}`,
    })
    .where(eq(orders.customerId, id));
  await tx
    .update(returnRequests)
    .set({ details: '', answer: '' })
    .where(eq(returnRequests.customerId, id));
  await erasePayer(ctx, person);
  await eraseFromGiftCards(ctx, person);
  await eraseFromReviews(ctx, id);
}

async function erasePayer({ db: tx }: Context, person: CustomerRow): Promise<void> {
  const { payments: paid, payment_events: events } = thingsOf(tx, person);
  await tx
    .update(paymentEvents)
    .set({ fields: sql`${paymentEvents.fields} - ${sql.param(PAYER)}::text[]` })
    .where(events.are);
  await tx
    .update(payments)
    .set({ payerName: ERASED, payerEmail: ERASED, payerPhone: ERASED })
    .where(paid.are);
}

/** Of a voucher that they gave and one that they got; the other person stays. */
async function eraseFromGiftCards({ db: tx }: Context, person: CustomerRow): Promise<void> {
  const email = provenEmailOf(person) ?? null;
  const received = { receiverName: ERASED, receiverEmail: ERASED, message: '' };
  await tx.update(giftCards).set(received).where(eq(giftCards.customerId, person.id));
  await tx
    .update(giftCards)
    .set({ senderName: ERASED, senderEmail: ERASED, message: '', byWhatsapp: false })
    .where(sql`lower(${giftCards.senderEmail}) = ${email}`);
}

async function eraseFromReviews({ db: tx, notify }: Context, id: number): Promise<void> {
  const name = nameless((await storedSettings(tx)).company);
  const changed = await tx
    .update(reviews)
    .set({ customerId: null, name, answer: '', answeredAt: null })
    .where(eq(reviews.customerId, id))
    .returning({ productId: reviews.productId });
  if (changed.length > 0) notify(changed.map(({ productId }) => `product:${productId}`));
}
