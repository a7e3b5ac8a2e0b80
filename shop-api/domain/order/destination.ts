import { RAPID_CITIES } from '../../../contract/limits.ts';
import { ADDRESS_NOT_CHOSEN } from '../../../contract/order-words.ts';
import { INDIA_ONLY } from '../../../contract/orders.ts';
import type { Database } from '../../db/database.ts';
import { addresses } from '../../db/schema/addresses.ts';
import type { AddressRow } from '../address/address-data.ts';
import { isAddressOf } from '../address/is-address-of.ts';
import { invalidField } from '../errors.ts';
import type { Customer } from '../identity/who.ts';
import { countryOf, INDIA_ID } from '../places/places.ts';

interface Destination {
  db: Database;
  customer: Customer;
  /** What the request calls the address, for the refusal. */
  field: 'address1' | 'billing_address';
  id: number;
}

/** The customer's own address in India. Errors: `invalid` (field), for a foreign address too. */
export async function readDestination({ db, customer, field, id }: Destination) {
  const [address] = await db.select().from(addresses).where(isAddressOf(customer, id));
  if (!address) throw invalidField(field, ADDRESS_NOT_CHOSEN);
  if (address.countryId !== INDIA_ID) throw invalidField(field, INDIA_ONLY);
  return address;
}

/** The columns an order keeps of an address. */
export function destinationColumns(address: AddressRow) {
  const { line1, line2, landmark, cityName, stateName, postalCode } = address;
  const country = countryOf(address.countryId).name;
  const place = [line1, line2, landmark, `${cityName} ${postalCode}`, stateName, country];
  return {
    addressId: address.id,
    fullName: address.fullName,
    mobile: address.mobile,
    fullAddress: place.filter(Boolean).join(', '),
    cityId: address.cityId,
    stateName,
    postalCode,
  };
}

/** Errors: `invalid` (delivery_method) where the rapid delivery is not for this customer or city. */
export function assertRapid(customer: Customer, { cityName }: AddressRow): void {
  if (customer.isElite && RAPID_CITIES.includes(cityName)) return;
  throw invalidField(
    'delivery_method',
    `Same or next day delivery is for Elite members in ${RAPID_CITIES.join(', ')}.`,
  );
}
