import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { addresses } from '../../db/schema/addresses.ts';
import { appointments } from '../../db/schema/appointments.ts';
import { avatars } from '../../db/schema/avatars.ts';
import { cartLines, carts } from '../../db/schema/carts.ts';
import { consents } from '../../db/schema/consents.ts';
import { AT_DESK, customers } from '../../db/schema/customers.ts';
import { giftCardEntries, giftCards } from '../../db/schema/gift-cards.ts';
import { creditNotes, invoices, membershipDocuments } from '../../db/schema/invoices.ts';
import { leadReplies, leads } from '../../db/schema/leads.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orderRefunds } from '../../db/schema/order-refunds.ts';
import { orderEvents, orders } from '../../db/schema/orders.ts';
import { paymentEvents, payments } from '../../db/schema/payments.ts';
import { phoneOrders } from '../../db/schema/phone-orders.ts';
import { refills } from '../../db/schema/refills.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import { returnEvents, returnPhotos, returnRequests } from '../../db/schema/returns.ts';
import { reviewMarks } from '../../db/schema/review-marks.ts';
import { reviewPhotos } from '../../db/schema/review-photos.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { apiTokens } from '../../db/schema/sessions.ts';
import { staffNotes } from '../../db/schema/staff-notes.ts';
import { stockAlerts } from '../../db/schema/stock-alerts.ts';
import { voucherUses } from '../../db/schema/vouchers.ts';
import { wishlistItems } from '../../db/schema/wishlist-items.ts';
import { wishlistLinks } from '../../db/schema/wishlist-links.ts';
import type { EntryTable } from '../desk/entries.ts';
import type { CustomerRow } from './customer-facts.ts';

/** Rows of a table that are about one person. */
export interface Theirs {
  table: PgTable;
  are: SQL | undefined;
}

/** The address of a person, where a mailed link has shown that it is theirs. */
export function provenEmailOf({ email, emailProvenAt }: CustomerRow): string | undefined {
  return emailProvenAt === null ? undefined : email?.toLowerCase();
}

type Things = Record<string, Theirs>;

/**
 * Returns everything that the shop stores about a person, by what it is: of the account, and of the
 * address where it is proven, since anybody may type one.
 */
export function thingsOf(db: Database, person: CustomerRow) {
  return { ...ofAccount(db, person), ...ofOrders(db, person), ...ofMailbox(db, person) };
}

const idsOf = (db: Database, table: EntryTable, are: SQL | undefined) =>
  db.select({ id: table.id }).from(table).where(are);

function ofAccount(db: Database, { id, phone, phoneProvenAt, claimedBy }: CustomerRow) {
  const called = phoneProvenAt || claimedBy === AT_DESK ? phone : null;
  const terms = idsOf(db, memberships, eq(memberships.customerId, id));
  const cart = idsOf(db, carts, eq(carts.customerId, id));
  const written = idsOf(db, reviews, eq(reviews.customerId, id));
  const isAbout = and(eq(staffNotes.objectKind, 'customer'), eq(staffNotes.objectId, id));
  return {
    account: { table: customers, are: eq(customers.id, id) },
    logins: { table: apiTokens, are: eq(apiTokens.customerId, id) },
    addresses: { table: addresses, are: eq(addresses.customerId, id) },
    picture: { table: avatars, are: eq(avatars.customerId, id) },
    elite_terms: { table: memberships, are: eq(memberships.customerId, id) },
    elite_documents: {
      table: membershipDocuments,
      are: inArray(membershipDocuments.membershipId, terms),
    },
    orders_by_phone: { table: phoneOrders, are: eq(phoneOrders.mobile, called ?? '') },
    cart: { table: carts, are: eq(carts.customerId, id) },
    cart_lines: { table: cartLines, are: inArray(cartLines.cartId, cart) },
    wishlist: { table: wishlistItems, are: eq(wishlistItems.customerId, id) },
    wishlist_link: { table: wishlistLinks, are: eq(wishlistLinks.customerId, id) },
    reviews: { table: reviews, are: eq(reviews.customerId, id) },
    refills: { table: refills, are: eq(refills.customerId, id) },
    review_photos: { table: reviewPhotos, are: inArray(reviewPhotos.reviewId, written) },
    review_marks: { table: reviewMarks, are: eq(reviewMarks.customerId, id) },
    notes_of_staff: { table: staffNotes, are: isAbout },
  } satisfies Things;
}

function ofOrders(db: Database, { id }: CustomerRow) {
  const own = idsOf(db, orders, eq(orders.customerId, id));
  const requests = idsOf(db, returnRequests, eq(returnRequests.customerId, id));
  return {
    orders: { table: orders, are: eq(orders.customerId, id) },
    order_lines: { table: orderLines, are: inArray(orderLines.orderId, own) },
    order_events: { table: orderEvents, are: inArray(orderEvents.orderId, own) },
    invoices: { table: invoices, are: inArray(invoices.orderId, own) },
    credit_notes: { table: creditNotes, are: inArray(creditNotes.orderId, own) },
    parts_paid_back: { table: orderRefunds, are: inArray(orderRefunds.orderId, own) },
    refunds: { table: refundsDue, are: inArray(refundsDue.orderId, own) },
    return_requests: { table: returnRequests, are: eq(returnRequests.customerId, id) },
    return_events: { table: returnEvents, are: inArray(returnEvents.returnId, requests) },
    return_photos: { table: returnPhotos, are: inArray(returnPhotos.returnId, requests) },
    voucher_uses: { table: voucherUses, are: eq(voucherUses.customerId, id) },
  } satisfies Things;
}

function ofMailbox(db: Database, person: CustomerRow) {
  const { id } = person;
  const email = provenEmailOf(person) ?? null;
  const areGiven = sql`lower(${giftCards.senderEmail}) = ${email}`;
  const areCards = or(eq(giftCards.customerId, id), areGiven);
  const arePaid = or(
    eq(payments.customerId, id),
    inArray(payments.giftCardId, idsOf(db, giftCards, areGiven)),
  );
  const areBookings = eq(appointments.customerId, id);
  const areAlerts = or(eq(stockAlerts.customerId, id), sql`${stockAlerts.email} = ${email}`);
  const areMessages = or(eq(leads.customerId, id), sql`lower(${leads.email}) = ${email}`);
  return {
    gift_vouchers: { table: giftCards, are: areCards },
    gift_voucher_entries: {
      table: giftCardEntries,
      are: inArray(giftCardEntries.giftCardId, idsOf(db, giftCards, areCards)),
    },
    payments: { table: payments, are: arePaid },
    payment_events: {
      table: paymentEvents,
      are: inArray(paymentEvents.paymentId, idsOf(db, payments, arePaid)),
    },
    appointments: { table: appointments, are: areBookings },
    messages: { table: leads, are: areMessages },
    message_replies: {
      table: leadReplies,
      are: inArray(leadReplies.leadId, idsOf(db, leads, areMessages)),
    },
    stock_alerts: { table: stockAlerts, are: areAlerts },
    consents: {
      table: consents,
      are: or(
        inArray(consents.appointmentId, idsOf(db, appointments, areBookings)),
        inArray(consents.stockAlertId, idsOf(db, stockAlerts, areAlerts)),
        inArray(consents.leadId, idsOf(db, leads, areMessages)),
      ),
    },
  } satisfies Things;
}
