import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { MembershipPlan } from '../../../contract/shop/membership-plans.ts';
import { customers } from './customers.ts';

/** Terms of Elite membership, requested or paid; the paid ones have a start. Money in paise. */
export const memberships = pgTable(
  'memberships',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    /** The storefront's id of the purchase, by which it requests the result. */
    requestKey: text('purchase').notNull(),
    /** The unpaid term that this request continues; such a row is never paid itself. */
    continuesId: integer('continues_id').references((): AnyPgColumn => memberships.id),
    plan: text('plan').$type<MembershipPlan>().notNull(),
    pricePaise: integer('price_paise').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** A renewal starts when the term before it ends. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** When the member was notified of the end. */
    endedNotifiedAt: timestamp('ended_told_at', { withTimezone: true }),
  },
  (table) => [
    unique('memberships_one_a_purchase').on(table.customerId, table.requestKey),
    index('memberships_by_end').on(table.endsAt).where(sql`${table.endedNotifiedAt} IS NULL`),
    check(
      'memberships_continued_are_unpaid',
      sql`${table.continuesId} IS NULL OR ${table.paidAt} IS NULL`,
    ),
    check('memberships_cost_something', sql`${table.pricePaise} > 0`),
    check(
      'memberships_run_once_paid',
      sql`num_nonnulls(${table.paidAt}, ${table.startsAt}, ${table.endsAt}) IN (0, 3) AND ${table.endsAt} > ${table.startsAt}`,
    ),
  ],
);
