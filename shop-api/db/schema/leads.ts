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
import type { Language } from '../../../contract/shop/languages.ts';
import type { LeadState } from '../../../contract/staff/lead-moves.ts';
import type { LeadKind } from '../../../contract/staff/leads.ts';
import { customers } from './customers.ts';

/**
 * The words of who wrote, and of what, by which the desk finds it; the labels of a form are none, and
 * neither is what somebody tells about their health.
 */
export const leadWords = (
  lead: Record<'kind' | 'company' | 'name' | 'subject' | 'place' | 'details', AnyPgColumn>,
): SQL =>
  sql`(to_tsvector('simple', ${lead.company} || ' ' || ${lead.name} || ' ' || ${lead.subject} || ' ' || ${lead.place}) || to_tsvector('simple', CASE WHEN ${lead.kind} = 'vaidya' THEN '[]'::jsonb ELSE jsonb_path_query_array(${lead.details}, '$[*].value') END))`;

/** Messages of the contact form, leads of the business and export forms, questions to the vaidya. */
export const leads = pgTable(
  'leads',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').$type<LeadKind>().notNull(),
    /** Of a question: the member who asks. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
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
    state: text('state').$type<LeadState>().notNull().default('new'),
    /** Who of the staff sees to it. */
    assigneeId: integer('assignee_id').references(() => customers.id, { onDelete: 'set null' }),
    /** That of the page it was sent from; null: unknown. */
    language: text('language').$type<Language>(),
    /** When the sender was told that it has come: by the mail of the shop, or by the first reply. */
    acknowledgedAt: timestamp('acknowledged_at', { withTimezone: true }),
    /** Of a question: by when an answer was promised. */
    answerBy: timestamp('answer_by', { withTimezone: true }),
    /** By when the law, or a promise, wants the next thing of the shop; null: nothing. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Counts the moves, so that a step of somebody who has not seen the last one is refused. */
    version: integer('version').notNull().default(0),
  },
  (table) => [
    index('leads_by_time').on(table.createdAt, table.id),
    index('leads_by_due').on(table.dueAt, table.id),
    index('leads_by_state').on(table.state, table.createdAt, table.id),
    index('leads_of_a_customer').on(table.customerId),
    index('leads_by_words').using('gin', leadWords(table)),
    check('leads_have_a_kind', sql`${table.kind} IN ('contact', 'business', 'export', 'vaidya')`),
    check('leads_have_a_state', sql`${table.state} IN ('new', 'in_work', 'answered', 'closed')`),
  ],
);

/** What staff have answered by mail; it goes with its message. */
export const leadReplies = pgTable(
  'lead_replies',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** The name of who wrote it, as it was then. */
    byName: text('by_name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('lead_replies_of_a_lead').on(table.leadId, table.id)],
);
