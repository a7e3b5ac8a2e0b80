import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { ShopperStep } from '../../../contract/cart/shopper-steps.ts';

/** How many visits took a step on a day in India, without who. Kept for two years and a month. */
export const shopperSteps = pgTable(
  'shopper_steps',
  {
    day: date('day').notNull(),
    step: text('step').$type<ShopperStep>().notNull(),
    /** One of a few by chance, so that a crowd does not wait for one row; the sum counts. */
    part: smallint('part').notNull(),
    n: integer('n').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.step, table.part] })],
);
