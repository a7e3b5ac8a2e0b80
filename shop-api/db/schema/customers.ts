import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/shop/languages.ts';
import type { StaffRole } from '../../../contract/shop/roles.ts';

/** The words of a name, by which the desk finds what somebody has sent. */
export const accountWords = ({
  firstName,
  lastName,
}: Record<'firstName' | 'lastName', AnyPgColumn>): SQL =>
  sql`to_tsvector('simple', ${firstName} || ' ' || ${lastName})`;

/** Whether the shop has closed an account: its owner, who did not, cannot open it again. */
export const isBlocked = ({
  isActive,
  closedAt,
}: Record<'isActive' | 'closedAt', AnyPgColumn>): SQL =>
  sql`NOT ${isActive} AND ${closedAt} IS NULL`;

/** In place of a browser: staff have made the account for whoever has called from the number. */
export const AT_DESK = 'desk';

/** People with an account. */
export const customers = pgTable(
  'customers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text('company').notNull().default(''),
    /** The language of emails and text messages; that of the pages which were opened last. */
    language: text('language').$type<Language>().notNull().default('en'),
    /** Null where none is known: accounts made by a code alone. */
    email: text('email'),
    /** When an emailed link was used; null for an unproven address. */
    emailProvenAt: timestamp('email_proven_at', { withTimezone: true }),
    /**
     * With the calling code: `+919800000001`. Several accounts may claim a number, one may prove
     * it.
     */
    phone: text('phone'),
    /** When a code sent to the number was entered; null for an unproven number. */
    phoneProvenAt: timestamp('phone_proven_at', { withTimezone: true }),
    /**
     * SHA-256 of the visitor id that signed up: a code entered in that browser proves the number for
     * this account. `AT_DESK`: that entered in any browser does.
     */
    claimedBy: text('claimed_by'),
    /** Null for accounts that log in by OTP only. */
    passwordHash: text('password_hash'),
    isStaff: boolean('is_staff').notNull().default(false),
    isSuperuser: boolean('is_superuser').notNull().default(false),
    /** What a member of staff may do. */
    roles: text('roles').array().$type<StaffRole[]>().notNull().default([]),
    /** The end of the Elite membership, by the terms that were paid; null: never a member. */
    memberUntil: timestamp('elite_until', { withTimezone: true }),
    isActive: boolean('is_active').notNull().default(true),
    /** When the customer closed the account; null where it is open, or blocked by the shop. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('customers_email_in_any_case').on(sql`lower(${table.email})`),
    uniqueIndex('customers_one_owner_a_phone')
      .on(table.phone)
      .where(sql`${table.phoneProvenAt} IS NOT NULL`),
    index('customers_by_phone').on(table.phone),
    index('customers_by_end_of_phone').on(sql`reverse(${table.phone}) text_pattern_ops`),
    index('customers_by_start_of_email').on(sql`lower(${table.email}) text_pattern_ops`),
    index('customers_by_name').using('gin', accountWords(table)),
    index('customers_by_time').on(table.createdAt, table.id),
    index('customers_by_end_of_elite')
      .on(table.memberUntil, table.id)
      .where(sql`${table.memberUntil} IS NOT NULL`),
    index('customers_blocked').on(table.createdAt, table.id).where(isBlocked(table)),
  ],
);
