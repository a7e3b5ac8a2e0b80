import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { PasskeyTransport } from '../../../contract/accounts/passkeys.ts';
import { customers } from './customers.ts';

const customerId = () =>
  integer('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** Keys of browsers and devices (WebAuthn), a second factor of people of the staff. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: customerId(),
    /** As its authenticator named it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url; it opens nothing. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far, where the authenticator counts them; else 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches it, such as `usb`. */
    transports: text('transports').array().$type<PasskeyTransport[]>().notNull(),
    /** The browser that added it, `Safari on iPhone`; null: not known. */
    name: text('name'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    index('passkeys_by_customer').on(table.customerId),
    check('passkeys_count_up', sql`${table.counter} >= 0`),
  ],
);

/** A login, a change of the second factor, or the passkey that is added. */
export type PasskeyPurpose = 'login' | 'change' | 'add';

/** What a passkey has to sign: the newest challenge of a person for each purpose. Each is taken once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    customerId: customerId(),
    purpose: text('purpose').$type<PasskeyPurpose>().notNull(),
    /** Random bytes, in base64url. */
    challenge: text('challenge').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.purpose] }),
    check('passkey_challenges_have_a_purpose', sql`${table.purpose} IN ('login', 'change', 'add')`),
  ],
);
