import { countryOf } from '../../delivery/places.ts';
import type { AddressRow } from './address-data.ts';

/** Returns an address in one line, as orders and invoices store it. */
export function writtenAddress(address: AddressRow): string {
  const { line1, line2, landmark, cityName, stateName, postalCode } = address;
  const country = countryOf(address.countryId).name;
  const lines = [line1, line2, landmark, `${cityName} ${postalCode}`, stateName, country];
  return lines.filter(Boolean).join(', ');
}
