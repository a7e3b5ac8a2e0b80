import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { NotedKind } from '../../../contract/staff/notes.ts';

/** What staff note about something that a customer has sent, for each other alone. */
export const staffNotes = pgTable(
  'staff_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    objectKind: text('object_kind').$type<NotedKind>().notNull(),
    objectId: integer('object_id').notNull(),
    /** The account, which may have been deleted since. */
    byId: integer('by_id').notNull(),
    byName: text('by_name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('staff_notes_by_object').on(table.objectKind, table.objectId, table.id)],
);
