import type { Address, AddressTag } from '../../../../contract/accounts/address.ts';
import { toRupees } from '../../../../contract/shop/money.ts';
import type { DeliverySettings } from '../../../../contract/shop/settings.ts';
import type { addresses } from '../../../db/schema/addresses.ts';
import { estimateDelivery } from '../../delivery/estimate-delivery.ts';
import { countryOf, INDIA_ID } from '../../delivery/places.ts';
import { quoteDelivery } from '../../delivery/quote-delivery.ts';

export type AddressRow = typeof addresses.$inferSelect;

interface Reader {
  delivery: DeliverySettings;
  isMember: boolean;
  /** The price of the goods in the reader's cart, in paise before a voucher. */
  goodsPaise: number;
  now: Date;
}

/** Returns an address in API format, with the charge and the day of a delivery of the cart to it. */
export function toAddressData(row: AddressRow, reader: Reader): Address {
  const { delivery, isMember, goodsPaise, now } = reader;
  const quote = quoteDelivery(delivery, { cart: { goodsPaise }, place: row, who: { isMember } });
  return {
    ...addressDetails(row),
    shipping_amt: toRupees(quote.paise),
    shipping_reason: quote.reason,
    ...arrival(delivery, row, now),
  };
}

/** Returns the fields the customer entered, in API format. */
export function addressDetails(row: AddressRow) {
  const { callingCode, ...country } = countryOf(row.countryId);
  const without = (mobile: string) => mobile.slice(callingCode.length);
  return {
    id: row.id,
    full_name: row.fullName,
    mobile: row.mobile,
    mobile_without_ext: without(row.mobile),
    another_mobile: row.anotherMobile,
    another_mobile_without_ext: without(row.anotherMobile),
    address_line_1: row.line1,
    address_line_2: row.line2,
    landmark: row.landmark,
    ...placeOf(row),
    country_obj: { ...country, calling_code: callingCode },
    postal_code: row.postalCode,
    // Only `addressColumns` writes it, from the contract's list.
    address_tags: row.tag as AddressTag,
    is_default: row.isDefault,
  };
}

function placeOf({ cityId, cityName, stateId, stateName }: AddressRow) {
  return {
    city_obj: { id: cityId, name: cityName },
    state_obj: { id: stateId, name: stateName },
  };
}

function arrival(
  of: DeliverySettings,
  row: AddressRow,
  now: Date,
): Pick<Address, 'latest' | 'elite_latest'> {
  if (row.countryId !== INDIA_ID) return { latest: null, elite_latest: null };
  const { state_obj: state, city_obj: city } = placeOf(row);
  const { latest, rapid } = estimateDelivery(of, { state, city, isMember: false, now });
  return { latest, elite_latest: rapid?.latest ?? null };
}
