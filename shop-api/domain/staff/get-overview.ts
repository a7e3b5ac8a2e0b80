import { and, count, eq, gte, isNull, lt, sum } from 'drizzle-orm';
import { dayAfter } from '../../../contract/kit/calendar-day.ts';
import { NEW_REVIEW_DAYS } from '../../../contract/shop/limits.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import { ROLE_OF_KIND } from '../../../contract/shop/roles.ts';
import type { Overview } from '../../../contract/staff/staff.ts';
import type { Database } from '../../db/database.ts';
import { appointments } from '../../db/schema/appointments.ts';
import { leads } from '../../db/schema/leads.ts';
import { orders } from '../../db/schema/orders.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import { returnRequests } from '../../db/schema/returns.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { hasPhotos } from '../catalogue/reviews/review-photos.ts';
import { countShortStock } from '../inventory/stock-levels.ts';
import type { Context } from '../kernel/context.ts';
import { isoDayInIndia, startOfDayInIndia } from '../kernel/india-time.ts';
import { mayDo, staffOf } from '../kernel/who.ts';
import { salesByDay } from './reports/sales-by-day.ts';
import { COUNTED } from './reports/what-counts.ts';

/** The days of the chart, and as many before them. */
const DAYS = 14;

/** Returns the figures of the dashboard that the caller's roles include. Staff only. */
export async function getOverview({ ctx }: { ctx: Context }): Promise<Overview> {
  const caller = staffOf(ctx.who);
  const [ofOrders, ofMoney, ofStock] = await Promise.all([
    mayDo(caller, 'orders') && figuresOfOrders(ctx),
    mayDo(caller, 'money') && sumRefundsDue(ctx.db),
    mayDo(caller, ROLE_OF_KIND.stock) && countShortStock(ctx.db),
  ]);
  return {
    lacks_second_factor: caller.lacksFactor ?? false,
    roles: [...(caller.roles ?? [])],
    ...(ofOrders || {}),
    ...(ofMoney && { refunds_due: ofMoney }),
    ...(ofStock || {}),
  };
}

async function figuresOfOrders(ctx: Context): Promise<Partial<Overview>> {
  const { db } = ctx;
  const now = ctx.clock.now();
  const [today, tomorrow] = [startOfDayInIndia(now), startOfDayInIndia(now, 1)];
  const isoDay = isoDayInIndia(now);
  const newSince = startOfDayInIndia(now, 1 - NEW_REVIEW_DAYS);
  const isToday = and(gte(appointments.startsAt, today), lt(appointments.startsAt, tomorrow));
  const isNewReview = and(eq(reviews.isPublished, true), gte(reviews.createdAt, newSince));
  const [
    days,
    toConfirm,
    toPack,
    toShip,
    openReturns,
    newLeads,
    lateLeads,
    booked,
    newReviews,
    withPhotos,
  ] = await Promise.all([
    salesByDay(db, { from: dayAfter(isoDay, 1 - 2 * DAYS), to: isoDay }),
    db.$count(orders, COUNTED.confirmable),
    db.$count(orders, eq(orders.state, 'confirmed')),
    db.$count(orders, eq(orders.state, 'packed')),
    db.$count(returnRequests, isNull(returnRequests.endedAt)),
    db.$count(leads, eq(leads.state, 'new')),
    db.$count(leads, lt(leads.dueAt, now)),
    db.$count(appointments, and(isToday, eq(appointments.state, 'booked'))),
    db.$count(reviews, isNewReview),
    db.$count(reviews, hasPhotos(db, 'waiting')),
  ]);
  return {
    days: days.slice(DAYS),
    days_before: days.slice(0, DAYS),
    to_confirm: toConfirm,
    to_pack: toPack,
    to_ship: toShip,
    open_returns: openReturns,
    new_leads: newLeads,
    late_leads: lateLeads,
    appointments_today: booked,
    new_reviews: newReviews,
    review_photos: withPhotos,
  };
}

async function sumRefundsDue(db: Database): Promise<NonNullable<Overview['refunds_due']>> {
  const [row] = await db
    .select({ n: count(), paise: sum(refundsDue.amountPaise).mapWith(Number) })
    .from(refundsDue)
    .where(isNull(refundsDue.settledAt));
  return { count: row?.n ?? 0, amount: toRupees(row?.paise ?? 0) };
}
