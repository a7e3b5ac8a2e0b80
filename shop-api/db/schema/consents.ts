import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ConsentPurpose } from '../../../contract/messages/notices.ts';
import { appointments } from './appointments.ts';
import { leads } from './leads.ts';
import { stockAlerts } from './stock-alerts.ts';

/** Consents to use personal data: who gave which, to what text, and when. */
export const consents = pgTable(
  'consents',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    purpose: text('purpose').$type<ConsentPurpose>().notNull(),
    leadId: integer('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    appointmentId: integer('appointment_id').references(() => appointments.id, {
      onDelete: 'cascade',
    }),
    stockAlertId: integer('stock_alert_id').references(() => stockAlerts.id, {
      onDelete: 'cascade',
    }),
    email: text('email').notNull(),
    /** The notice as displayed, and its version. */
    notice: text('notice').notNull(),
    noticeVersion: text('notice_version').notNull(),
    /** The IP address of the shopper, as far as known. */
    address: text('address').notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [index('consents_of_an_email').on(table.email)],
);
