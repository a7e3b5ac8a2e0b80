import { eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { DEFAULT_SETTINGS } from '../../../contract/shop/settings.ts';
import type { Database } from '../../db/database.ts';
import { addresses } from '../../db/schema/addresses.ts';
import { customers } from '../../db/schema/customers.ts';
import { giftCardEntries, giftCards } from '../../db/schema/gift-cards.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { wishlistItems } from '../../db/schema/wishlist-items.ts';
import { DAY_MS } from '../../domain/kernel/durations.ts';
import { issueMembershipInvoice } from '../../domain/memberships/membership-invoice.ts';
import { priceOf } from '../../domain/memberships/plans.ts';
import {
  AHMEDABAD,
  DEMO_ADDRESSES,
  DEMO_CUSTOMER,
  DEMO_WISHLISTS,
  type DemoPlace,
  ELITE_CUSTOMER,
  MUMBAI,
  OTHER_NAMES,
} from './demo-people.ts';

const INDIA = 101;

interface DemoAccounts {
  tx: Database;
  now: Date;
}

/** Where a customer has orders sent to, and what the delivery costs in rupees. */
export interface DemoDestination {
  addressId: number;
  place: DemoPlace;
}

/** Writes the addresses of the shown customers; returns the default one of each. */
export async function seedDemoAddresses(tx: Database): Promise<Map<number, DemoDestination>> {
  const defaults = new Map<number, DemoDestination>();
  for (const { place, customerId, ...address } of DEMO_ADDRESSES) {
    const isDefault = !defaults.has(customerId);
    const mobile = `+91980000000${customerId}`;
    const row = { ...address, ...place, customerId, mobile, countryId: INDIA, isDefault };
    const [added] = await tx.insert(addresses).values(row).returning({ id: addresses.id });
    if (isDefault && added) defaults.set(customerId, { addressId: added.id, place });
  }
  return defaults;
}

/** Writes customers without a login, each with an address. */
export async function seedOtherCustomers(tx: Database): Promise<Map<number, DemoDestination>> {
  const destinations = new Map<number, DemoDestination>();
  for (const [index, [firstName, lastName]] of OTHER_NAMES.entries()) {
    const [customer] = await tx
      .insert(customers)
      .values({ firstName, lastName })
      .returning({ id: customers.id });
    if (!customer) continue;
    const place = index % 2 === 0 ? MUMBAI : AHMEDABAD;
    const row = {
      customerId: customer.id,
      fullName: `${firstName} ${lastName}`,
      mobile: `+9198000000${11 + index}`,
      line1: `${11 + index} Shanti Nagar`,
      line2: 'Station Road',
      tag: 'Home',
      countryId: INDIA,
      isDefault: true,
    };
    const [added] = await tx
      .insert(addresses)
      .values({ ...row, ...place })
      .returning({ id: addresses.id });
    if (added) destinations.set(customer.id, { addressId: added.id, place });
  }
  return destinations;
}

/** Writes the wishlists of the shown customers, the last product first. */
export async function seedDemoWishlists({ tx, now }: DemoAccounts): Promise<void> {
  const rows = Object.entries(DEMO_WISHLISTS).flatMap(([customerId, productIds]) =>
    productIds.map((productId, index) => ({
      customerId: Number(customerId),
      productId,
      createdAt: new Date(now.getTime() - (index + 1) * DAY_MS),
    })),
  );
  await tx.insert(wishlistItems).values(rows);
}

const GIFT_PAISE = 100_000;
const GIFT_DAYS_AGO = 19;

/** Gives the demo customer a gift voucher of ₹1,000. */
export async function seedDemoGiftCard({ tx, now }: DemoAccounts): Promise<void> {
  const at = new Date(now.getTime() - GIFT_DAYS_AGO * DAY_MS);
  const [card] = await tx
    .insert(giftCards)
    .values({
      codeHash: 'the demo customer has entered it',
      amountPaise: GIFT_PAISE,
      balancePaise: GIFT_PAISE,
      senderName: 'Lalita Iyer',
      senderEmail: 'lalita@example.com',
      receiverName: 'Meenakshi Iyer',
      receiverEmail: 'demo@example.com',
      message: 'For your new kitchen.',
      createdAt: at,
      paidAt: at,
      customerId: DEMO_CUSTOMER,
      boundAt: at,
    })
    .returning({ id: giftCards.id });
  if (!card) throw new Error('An insert always answers its row');
  const entry = { giftCardId: card.id, amountPaise: GIFT_PAISE, reason: 'issued' as const, at };
  await tx.insert(giftCardEntries).values(entry);
}

/** Writes Elite terms that are over: a month of each shown customer. */
export async function seedPastMemberships({ tx, now }: DemoAccounts): Promise<void> {
  const ended = DateTime.fromJSDate(now).minus({ months: 3 });
  const term = {
    requestKey: 'demo past',
    plan: 'monthly' as const,
    pricePaise: priceOf(DEFAULT_SETTINGS, 'monthly'),
    createdAt: ended.minus({ months: 1 }).toJSDate(),
    paidAt: ended.minus({ months: 1 }).toJSDate(),
    startsAt: ended.minus({ months: 1 }).toJSDate(),
    endsAt: ended.toJSDate(),
    endedNotifiedAt: ended.toJSDate(),
  };
  const ids = [DEMO_CUSTOMER, ELITE_CUSTOMER];
  const rows = ids.map((customerId) => ({ ...term, customerId }));
  const clock = { now: () => term.paidAt };
  for (const added of await tx.insert(memberships).values(rows).returning()) {
    await issueMembershipInvoice({ db: tx, clock }, added);
  }
  await tx
    .update(customers)
    .set({ memberUntil: term.endsAt })
    .where(eq(customers.id, DEMO_CUSTOMER));
}
