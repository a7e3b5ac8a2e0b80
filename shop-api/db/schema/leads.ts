import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { LeadKind } from '../../../contract/staff/staff.ts';

/** The words of who wrote, and of what, by which the desk finds it; the labels of a form are none. */
export const leadWords = (
  lead: Record<'company' | 'name' | 'subject' | 'place' | 'details', AnyPgColumn>,
): SQL =>
  sql`(to_tsvector('simple', ${lead.company} || ' ' || ${lead.name} || ' ' || ${lead.subject} || ' ' || ${lead.place}) || to_tsvector('simple', jsonb_path_query_array(${lead.details}, '$[*].value')))`;

/** Messages of the contact form, and leads of the business and export forms. */
export const leads = pgTable(
  'leads',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').$type<LeadKind>().notNull(),
    company: text('company').notNull().default(''),
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    /** With the calling code. */
    phone: text('phone').notNull().default(''),
    /** City, state and country, as far as given. */
    place: text('place').notNull().default(''),
    /** The subject of a message, the industry of a lead. */
    subject: text('subject').notNull().default(''),
    /** Labels and values in the order of the form; old leads keep the questions of their time. */
    details: jsonb('details').$type<{ label: string; value: string }[]>().notNull(),
    /** A hash of the content and the day in India: the same lead twice a day is one. */
    digest: text('digest').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('leads_by_time').on(table.createdAt, table.id),
    index('leads_by_words').using('gin', leadWords(table)),
    check('leads_have_a_kind', sql`${table.kind} IN ('contact', 'business', 'export')`),
  ],
);
