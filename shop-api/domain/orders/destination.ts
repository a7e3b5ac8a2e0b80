import { addressApiMessages } from '../../../contract/messages/addresses.ts';
import { orderApiMessages, orderMessages } from '../../../contract/messages/orders.ts';
import type { Database } from '../../db/database.ts';
import { addresses } from '../../db/schema/addresses.ts';
import type { AddressRow } from '../accounts/addresses/address-data.ts';
import { isAddressOf } from '../accounts/addresses/own-addresses.ts';
import { writtenAddress } from '../accounts/addresses/written-address.ts';
import { INDIA_ID } from '../delivery/places.ts';
import { invalidField } from '../kernel/errors.ts';
import type { Customer } from '../kernel/who.ts';
import { isServed } from '../settings/is-served.ts';
import type { AllSettings } from '../settings/read-settings.ts';

/** The field that names an address in a request: of the checkout, or of the desk. */
export type AddressField = 'address1' | 'billing_address' | 'postal_code';

interface Destination {
  db: Database;
  customer: Customer;
  settings: Pick<AllSettings, 'pins'>;
  /** The name of the address in the request, for the refusal. */
  field: AddressField;
  id: number;
}

/**
 * Returns the customer's own address. Errors: `invalid` (field) if it is another customer's, abroad
 * or where the shop does not deliver.
 */
export async function readDestination({ db, customer, settings, field, id }: Destination) {
  const [address] = await db.select().from(addresses).where(isAddressOf(customer, id));
  if (!address) throw invalidField(field, 'address_not_chosen', orderMessages.addressNotChosen);
  if (address.countryId !== INDIA_ID)
    throw invalidField(field, 'address_abroad', orderApiMessages.indiaOnly);
  if (!isServed(settings.pins, address.postalCode)) {
    const message = addressApiMessages.notServed(address.postalCode);
    throw invalidField(field, 'address_not_served', message);
  }
  return address;
}

/** Returns the columns of an order that store its address. */
export function destinationColumns(address: AddressRow) {
  return {
    addressId: address.id,
    fullName: address.fullName,
    mobile: address.mobile,
    fullAddress: writtenAddress(address),
    cityId: address.cityId,
    stateName: address.stateName,
    postalCode: address.postalCode,
  };
}

type AddressOfOrder = Pick<
  ReturnType<typeof destinationColumns>,
  'fullAddress' | 'postalCode' | 'stateName'
>;

/** Returns the city of an order from its address, as `destinationColumns` writes it. */
export function cityOfOrder({ fullAddress, postalCode, stateName }: AddressOfOrder): string {
  const ending = ` ${postalCode}`;
  const line = fullAddress.split(', ').findLast((one) => one.endsWith(ending));
  return line?.slice(0, -ending.length) || stateName;
}

/** Returns the lines of an order's address before its city, the beginning of its full address. */
export function linesOfOrder(order: AddressOfOrder): string {
  const end = order.fullAddress.lastIndexOf(`, ${cityOfOrder(order)} ${order.postalCode}`);
  return end < 0 ? order.fullAddress : order.fullAddress.slice(0, end);
}

/**
 * Refuses rapid delivery that the customer or the city does not have. Errors: `invalid`
 * (delivery_method).
 */
export function assertRapid(
  { delivery: { rapid_cities: cities } }: AllSettings,
  customer: Customer,
  { cityName }: AddressRow,
): void {
  if (customer.isMember && cities.includes(cityName)) return;
  throw invalidField(
    'delivery_method',
    'rapid_delivery_not_offered',
    orderApiMessages.rapidCities(cities),
  );
}
