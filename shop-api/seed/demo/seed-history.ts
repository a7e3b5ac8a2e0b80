import type { Database } from '../../db/database.ts';
import { carts } from '../../db/schema/carts.ts';
import { attempts } from '../../db/schema/limits.ts';
import { mailQueue } from '../../db/schema/mail-queue.ts';
import {
  seedDemoAddresses,
  seedDemoGiftCard,
  seedDemoWishlists,
  seedOtherCustomers,
  seedPastMemberships,
} from './demo-accounts.ts';
import { demoContexts } from './demo-context.ts';
import { seedDemoAppointments, seedDemoLeads } from './demo-enquiries.ts';
import { ACCOUNT_ORDERS, otherOrders } from './demo-orders.ts';
import { ELITE_CUSTOMER } from './demo-people.ts';
import { seedDemoSearches } from './demo-searches.ts';
import { seedDemoVisits } from './demo-visits.ts';
import { deedsOf } from './order-deeds.ts';
import { seedBuyerReviews } from './seed-buyer-reviews.ts';

interface SeedHistory {
  tx: Database;
  /** The moment of the seed; every date is counted back from it. */
  now: Date;
}

/**
 * Gives the demo accounts a history through the shop's own verbs: orders in every state, addresses,
 * wishlists, Elite terms, a gift voucher, a request for a replacement and consultations; and the
 * dashboard some weeks of other customers' orders, some of whom review what they received, with the visits that led to
 * them. No message is sent about any of it.
 */
export async function seedHistory({ tx, now }: SeedHistory): Promise<void> {
  await seedPastMemberships({ tx, now });
  const accounts = await seedDemoAddresses(tx);
  const others = await seedOtherCustomers(tx);
  await seedDemoWishlists({ tx, now });
  await seedDemoGiftCard({ tx, now });
  await seedDemoAppointments({ tx, now });
  await seedDemoLeads({ tx, now });
  await seedDemoSearches({ tx, now });
  const contextAt = demoContexts(tx, [ELITE_CUSTOMER]);
  const destinations = new Map([...accounts, ...others]);
  const deeds = [...ACCOUNT_ORDERS, ...otherOrders([...others.keys()])].flatMap((order) => {
    const destination = destinations.get(order.customerId);
    return destination ? deedsOf({ order, destination, contextAt, now }) : [];
  });
  // In the order of time, so that the numbers of orders and invoices follow their dates.
  for (const { run } of deeds.sort((a, b) => a.at.getTime() - b.at.getTime())) await run();
  await seedDemoVisits(tx);
  await seedBuyerReviews(tx, others);
  await tx.delete(mailQueue);
  await tx.delete(attempts);
  await tx.delete(carts);
}
