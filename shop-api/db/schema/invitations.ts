import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { StaffRole } from '../../../contract/shop/roles.ts';

/** People who are invited to the staff. A row ends with its use. */
export const invitations = pgTable('invitations', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  /** What they will be able to do. */
  roles: text('roles').array().$type<StaffRole[]>().notNull(),
  /** SHA-256 of the token in the newest link; null until it is mailed. */
  tokenHash: text('token_hash').unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
