import type { Address, AddressTag } from '../../../contract/address.ts';
import type { addresses } from '../../db/schema/addresses.ts';
import { shippingPaise } from '../delivery/shipping-paise.ts';
import { countryOf } from '../places/places.ts';
import { toRupees } from '../pricing/to-rupees.ts';

export type AddressRow = typeof addresses.$inferSelect;

/** An address as it travels, with what a delivery there costs its owner. */
export function addressData(row: AddressRow, owner: { isElite: boolean }): Address {
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
    city_obj: { id: row.cityId, name: row.cityName },
    state_obj: { id: row.stateId, name: row.stateName },
    country_obj: { ...country, calling_code: callingCode },
    postal_code: row.postalCode,
    // Written by `addressColumns` alone, which has it from the contract's own list.
    address_tags: row.tag as AddressTag,
    is_default: row.isDefault,
    shipping_amt: toRupees(shippingPaise({ cityId: row.cityId, ...owner })),
  };
}
