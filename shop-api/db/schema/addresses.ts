import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';

/** Delivery and billing addresses of customers. Places are stored by id and by name, as chosen. */
export const addresses = pgTable(
  'addresses',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    /** With the calling code: `+919876543210`. */
    mobile: text('mobile').notNull(),
    /** The same, or empty. */
    anotherMobile: text('another_mobile').notNull().default(''),
    line1: text('line_1').notNull(),
    line2: text('line_2').notNull(),
    landmark: text('landmark').notNull().default(''),
    countryId: integer('country_id').notNull(),
    stateId: integer('state_id').notNull(),
    stateName: text('state_name').notNull(),
    cityId: integer('city_id').notNull(),
    cityName: text('city_name').notNull(),
    postalCode: text('postal_code').notNull(),
    /** One of the tags of `contract/accounts/address.ts`. */
    tag: text('tag').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('addresses_by_customer').on(table.customerId),
    uniqueIndex('addresses_one_default').on(table.customerId).where(sql`${table.isDefault}`),
  ],
);
