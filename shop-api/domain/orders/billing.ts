import { and, desc, eq, sql } from 'drizzle-orm';
import { billingMessages } from '../../../contract/messages/gst.ts';
import { orderMessages } from '../../../contract/messages/orders.ts';
import type { UsedBusiness } from '../../../contract/orders/billing.ts';
import { stateOfGstin } from '../../../contract/shop/gst-states.ts';
import type { Database } from '../../db/database.ts';
import { addresses } from '../../db/schema/addresses.ts';
import { type OrderBilling, orders } from '../../db/schema/orders.ts';
import { isAddressOf } from '../accounts/addresses/own-addresses.ts';
import { writtenAddress } from '../accounts/addresses/written-address.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import { invalidField } from '../kernel/errors.ts';
import { type Customer, customerOf } from '../kernel/who.ts';
import { isCollected } from './collect/collection.ts';

/** Whom the customer wants billed. */
export interface BillingToWrite {
  /** An own address; undefined: the one delivered to. */
  addressId?: number | undefined;
  /** Both are empty for a consumer. */
  gstin: string;
  businessName: string;
}

interface ReadBilling {
  db: Database;
  customer: Customer;
  /** Where the order goes. */
  destination: Pick<OrderRow, 'addressId' | 'stateName'>;
  /** The shop's own GSTIN. */
  seller: string;
  input: BillingToWrite;
}

/**
 * Returns whom the invoice of an order is for; null: who receives it. A registered buyer is registered
 * in one state by one GSTIN (CGST Act, section 25), whose address the invoice names (Rule 46).
 * Errors: `invalid` (bill_to: another customer's; gstin: of another state, or the shop's).
 */
export async function readBilling(of: ReadBilling): Promise<OrderBilling | null> {
  const { destination, seller, input } = of;
  const { gstin, businessName } = input;
  const address = await billedAddress(of);
  if (!address && !gstin) return null;
  const state = stateOfGstin(gstin);
  if (state && state !== (address ?? destination).stateName)
    throw invalidField('gstin', 'gstin_of_other_state', billingMessages.otherState(state));
  if (gstin === seller) throw invalidField('gstin', 'gstin_of_the_shop', billingMessages.ours);
  return { gstin, businessName: gstin && businessName, address };
}

async function billedAddress({ db, customer, destination, input }: ReadBilling) {
  const { addressId: id } = input;
  if (id === undefined || id === destination.addressId) return null;
  const [address] = await db.select().from(addresses).where(isAddressOf(customer, id));
  if (!address) throw invalidField('bill_to', 'address_not_chosen', orderMessages.addressNotChosen);
  const { fullName, mobile, stateName } = address;
  return { id, fullName, mobile, fullAddress: writtenAddress(address), stateName };
}

type BilledAddress = Omit<NonNullable<OrderBilling['address']>, 'id'> & {
  /** Null: the store where the order is collected. */
  id: number | null;
};

/** Returns the address of an order that its invoice names as the buyer's. */
export function billedTo(order: OrderRow): BilledAddress {
  const { addressId: id, fullName, mobile, fullAddress, stateName } = order;
  return order.billing?.address ?? { id, fullName, mobile, fullAddress, stateName };
}

/**
 * Returns the state where an order is supplied. A registered buyer who has goods delivered elsewhere is
 * deemed to receive them at the place of the registration (IGST Act, section 10(1)(b)); a consumer is
 * supplied where the goods go (10(1)(a) and (ca)), whoever is billed, and so is everybody who collects
 * them at a store: they are handed over there.
 */
export function placeOfSupply(order: OrderRow): string {
  if (isCollected(order)) return order.stateName;
  return stateOfGstin(order.billing?.gstin ?? '') ?? order.stateName;
}

/** Returns the business of the customer's last GST invoice; null without one. Customers only. */
export async function getUsedBusiness({ ctx }: { ctx: Context }): Promise<UsedBusiness | null> {
  const customer = customerOf(ctx.who);
  const isOfBusiness = sql`${orders.billing} ->> 'gstin' <> ''`;
  const [last] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customer.customerId), isOfBusiness))
    .orderBy(desc(orders.id))
    .limit(1);
  if (!last?.billing) return null;
  const { gstin, businessName } = last.billing;
  const isBilled = isAddressOf(customer, billedTo(last).id ?? 0);
  const [address] = await ctx.db.select({ id: addresses.id }).from(addresses).where(isBilled);
  return { gstin, business_name: businessName, bill_to: address?.id ?? null };
}
