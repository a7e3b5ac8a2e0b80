import type { Address, AddressTag } from '../../../contract/address.ts';
import type { addresses } from '../../db/schema/addresses.ts';
import { estimateDelivery } from '../delivery/estimate-delivery.ts';
import { shippingPaise } from '../delivery/shipping-paise.ts';
import { countryOf, INDIA_ID } from '../places/places.ts';
import { toRupees } from '../pricing/to-rupees.ts';

export type AddressRow = typeof addresses.$inferSelect;

interface Reader {
  isElite: boolean;
  now: Date;
}

/** An address as it travels, with what a delivery there costs its owner and takes from now on. */
export function addressData(row: AddressRow, { isElite, now }: Reader): Address {
  return {
    ...addressWords(row),
    shipping_amt: toRupees(shippingPaise({ cityId: row.cityId, isElite })),
    ...arrival(row, now),
  };
}

/** What was written of an address, in the words of the contract. */
export function addressWords(row: AddressRow) {
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
    // Written by `addressColumns` alone, which has it from the contract's own list.
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

function arrival(row: AddressRow, now: Date): Pick<Address, 'latest' | 'elite_latest'> {
  if (row.countryId !== INDIA_ID) return { latest: null, elite_latest: null };
  const { state_obj: state, city_obj: city } = placeOf(row);
  const { latest, rapid } = estimateDelivery({ state, city, isElite: false, now });
  return { latest, elite_latest: rapid?.latest ?? null };
}
