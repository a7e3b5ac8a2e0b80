import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** The number of a transaction. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What changed in the catalogue, so that each process can keep its index of it current. Triggers
 * write the rows, in the transaction of the change; each row names a product, a word, or a product
 * whose words changed, or says that facts or their categories did.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    /** Without a foreign key: deleted products are changes too. */
    productId: integer('product_id'),
    /** A word whose products changed. */
    wordId: integer('word_id'),
    /** A product whose words changed, for a search server. */
    searchableId: integer('searchable_id'),
    /** Whether a definition of a fact changed, or the tree of categories. */
    isOfFacts: boolean('is_of_facts').notNull().default(false),
    changedIn: transactionId('changed_in').notNull().default(sql`pg_current_xact_id()`),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('catalogue_changes_by_transaction').on(table.changedIn),
    index('catalogue_changes_by_time').on(table.changedAt),
  ],
);
