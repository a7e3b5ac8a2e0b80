import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  time,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';

/** The weekly hours of the vaidya. */
export const appointmentSlots = pgTable(
  'appointment_slots',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** 1 is Monday, 7 is Sunday. */
    weekDay: integer('week_day').notNull(),
    /** India time. */
    startsAt: time('starts_at').notNull(),
    /** The consultations that can take place at once. */
    capacity: integer('capacity').notNull().default(1),
    isPublished: boolean('is_published').notNull().default(true),
  },
  (table) => [
    unique('appointment_slots_once').on(table.weekDay, table.startsAt),
    check('appointment_slots_have_a_weekday', sql`${table.weekDay} BETWEEN 1 AND 7`),
    check('appointment_slots_have_a_capacity', sql`${table.capacity} >= 1`),
  ],
);

/** The words of the name of who comes, by which the desk finds an appointment. */
export const patientWords = ({ name }: Record<'name', AnyPgColumn>): SQL =>
  sql`to_tsvector('simple', ${name})`;

/** Consultations. The description is health data: it is deleted some time after the consultation. */
export const appointments = pgTable(
  'appointments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slotId: integer('slot_id')
      .notNull()
      .references(() => appointmentSlots.id),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** How long it takes. */
    minutes: integer('minutes').notNull().default(20),
    state: text('state').$type<'booked' | 'cancelled'>().notNull().default('booked'),
    name: text('name').notNull(),
    country: text('country').notNull(),
    email: text('email').notNull(),
    /** With the calling code. */
    mobile: text('mobile').notNull(),
    gender: text('gender').notNull(),
    ageGroup: text('age_group').notNull(),
    problem: text('problem').notNull(),
    description: text('description').notNull(),
    landmark: text('landmark').notNull(),
    medicines: jsonb('medicines').$type<string[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [
    index('appointments_by_time').on(table.startsAt, table.slotId),
    index('appointments_of_a_customer').on(table.customerId, table.startsAt.desc()),
    uniqueIndex('appointments_once_a_customer')
      .on(table.customerId, table.startsAt)
      .where(sql`${table.state} = 'booked'`),
    check('appointments_have_a_state', sql`${table.state} IN ('booked', 'cancelled')`),
  ],
);
