import { leads } from '../../shop-api/db/schema/leads.ts';
import type { Writes } from './entry-writes.ts';
import { GiftCards } from './gift-card.ts';
import { insertAppointment } from './insert-appointment.ts';
import { newCustomer } from './new-customer.ts';
import { REVIEW_WRITES } from './review-bodies.ts';
import type { TestApp } from './test-app.ts';

const AHEAD = new Date('2026-12-02T04:00:00Z');

/** Accepted bodies of reviews, and of what staff do with customers and with what they have. */
export const PEOPLE_WRITES: Writes = {
  // For members; an own membership would count as smuggled.
  askVaidya: { body: () => ({ question: 'Ghee at night?', consent: true }), status: 403 },
  ...REVIEW_WRITES,
  moveCustomer: {
    body: () => ({ to: 'block', reason: 'fraud' }),
    at: async ({ app }) => String((await newCustomer(app.db)).id),
  },
  moveGiftVoucher: {
    body: () => ({ to: 'block' }),
    at: async ({ app }) => String((await new GiftCards(app).issue('500')).id),
  },
  moveAppointment: {
    body: () => ({ to: 'cancel', reason: 'asked', seen: AHEAD.toISOString() }),
    at: async ({ app }) => String((await insertAppointment(app.db, { startsAt: AHEAD })).id),
  },
  moveLead: {
    body: () => ({ to: 'take', seen: 0 }),
    at: async ({ app }) => String(await newLead(app)),
  },
};

/** Returns the id of a new message. */
async function newLead({ db }: TestApp): Promise<number> {
  const lead = { kind: 'contact' as const, details: [], digest: crypto.randomUUID() };
  const [row] = await db
    .insert(leads)
    .values({ ...lead, createdAt: new Date() })
    .returning();
  return row?.id ?? 0;
}
