import { and, asc, desc, eq, gt, isNotNull, or, type SQL } from 'drizzle-orm';
import { STATUS_OF } from '../../../contract/orders/order-states.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import { customerMovesFrom } from '../../../contract/staff/customer-states.ts';
import type { StaffCustomerDetail } from '../../../contract/staff/customers.ts';
import type { Database } from '../../db/database.ts';
import { addresses } from '../../db/schema/addresses.ts';
import { appointments } from '../../db/schema/appointments.ts';
import { consents } from '../../db/schema/consents.ts';
import { customers } from '../../db/schema/customers.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { orders } from '../../db/schema/orders.ts';
import { apiTokens } from '../../db/schema/sessions.ts';
import { stockAlerts } from '../../db/schema/stock-alerts.ts';
import { giftCode } from '../gift-cards/gift-card.ts';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { type CustomerRow, countOrders, customerListRow, isCustomer } from './customer-facts.ts';

/** The orders that the page of a customer lists. */
const NEWEST = 50;

/** Reads a customer with everything that staff need on the telephone. Errors: `not_found`. */
export async function readStaffCustomer(
  db: Database,
  id: number,
  ctx: Context,
): Promise<StaffCustomerDetail> {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), isCustomer));
  if (!row) throw notFound('customer_not_found', 'Customer');
  const isTheirLogin = and(eq(apiTokens.customerId, id), gt(apiTokens.expiresAt, ctx.clock.now()));
  const [ordered, logins, lists] = await Promise.all([
    countOrders(db, [id]),
    db.$count(apiTokens, isTheirLogin),
    readLists(db, row, ctx),
  ]);
  const listed = customerListRow(row, ordered.get(id));
  return {
    ...listed,
    company: row.company,
    language: row.language,
    mobile_is_proven: row.phoneProvenAt !== null,
    email_is_proven: row.emailProvenAt !== null,
    logins,
    moves: customerMovesFrom(listed.state, logins),
    ...lists,
  };
}

async function readLists(db: Database, row: CustomerRow, ctx: Context) {
  const [places, bought, terms, cards, given] = await Promise.all([
    db
      .select()
      .from(addresses)
      .where(eq(addresses.customerId, row.id))
      .orderBy(desc(addresses.isDefault), desc(addresses.id)),
    db
      .select()
      .from(orders)
      .where(eq(orders.customerId, row.id))
      .orderBy(desc(orders.id))
      .limit(NEWEST),
    readTerms(db, row.id),
    db.select().from(giftCards).where(eq(giftCards.customerId, row.id)).orderBy(asc(giftCards.id)),
    readConsents(db, row),
  ]);
  return {
    addresses: places.map((place) => ({
      id: place.id,
      lines: linesOf(place),
      is_default: place.isDefault,
    })),
    newest_orders: bought.map((order) => ({
      id: order.id,
      order_id: order.number,
      order_date: order.placedAt.toISOString(),
      order_status: STATUS_OF[order.state],
      final_total: toRupees(order.payablePaise),
    })),
    elite_terms: terms,
    gift_vouchers: cards.map(({ id, amountPaise, balancePaise }) => ({
      id,
      ending: giftCode(ctx.keys, id).slice(-4),
      amount: toRupees(amountPaise),
      balance: toRupees(balancePaise),
    })),
    consents: given,
  };
}

function linesOf(place: typeof addresses.$inferSelect): string[] {
  const { fullName, mobile, line1, line2, landmark, cityName, postalCode, stateName } = place;
  const lines = [`${fullName}, ${mobile}`, line1, line2, landmark, `${cityName} ${postalCode}`];
  return [...lines, stateName].filter(Boolean);
}

async function readTerms(db: Database, customerId: number) {
  const rows = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.customerId, customerId), isNotNull(memberships.paidAt)))
    .orderBy(desc(memberships.startsAt), desc(memberships.id));
  return rows.map(({ id, plan, pricePaise, startsAt, endsAt, cancelledAt }) => ({
    ...{ id, plan, price: toRupees(pricePaise) },
    starts: startsAt?.toISOString() ?? '',
    ends: endsAt?.toISOString() ?? '',
    cancelled_at: cancelledAt?.toISOString() ?? null,
  }));
}

async function readConsents(db: Database, row: CustomerRow) {
  const rows = await db
    .select({ consent: consents })
    .from(consents)
    .leftJoin(appointments, eq(appointments.id, consents.appointmentId))
    .leftJoin(stockAlerts, eq(stockAlerts.id, consents.stockAlertId))
    .where(isConsentOf(row))
    .orderBy(desc(consents.id));
  return rows.map(({ consent: { id, purpose, givenAt, withdrawnAt } }) => ({
    ...{ id, purpose, given_at: givenAt.toISOString() },
    withdrawn_at: withdrawnAt?.toISOString() ?? null,
  }));
}

/** By the account, and by its address where a mailed link has shown that it is theirs. */
function isConsentOf({ id, email, emailProvenAt }: CustomerRow): SQL | undefined {
  const isTheirs = emailProvenAt && email ? eq(consents.email, email) : undefined;
  return or(isTheirs, eq(appointments.customerId, id), eq(stockAlerts.customerId, id));
}
