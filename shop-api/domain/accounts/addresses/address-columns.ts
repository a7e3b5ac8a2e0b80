import type { InferType } from 'yup';
import type { addressBody } from '../../../../contract/accounts/address.ts';
import { addressApiMessages, pinMessages } from '../../../../contract/messages/addresses.ts';
import { mobileMessages } from '../../../../contract/messages/fields.ts';
import { AHMEDABAD_ID, type DeliverySettings } from '../../../../contract/shop/settings.ts';
import { chosenCity, chosenCountry, chosenState } from '../../delivery/chosen-place.ts';
import { findPin, isPinIn } from '../../delivery/pin-codes.ts';
import { INDIA_ID, type Place } from '../../delivery/places.ts';
import { invalidField } from '../../kernel/errors.ts';

export type AddressInput = InferType<typeof addressBody>;

/**
 * Returns the columns of an address after checking that country, state, city, PIN and mobile
 * numbers match. Errors: `invalid` (country, state, city, mobile, another_mobile, postal_code).
 */
export function addressColumns(of: DeliverySettings, fields: AddressInput) {
  const state = chosenState(fields.country, fields.state);
  const city = chosenCity(state.id, fields.city);
  assertMobiles(fields);
  if (fields.country === INDIA_ID) assertPin(of, { pin: fields.postal_code, state, city });
  return {
    fullName: fields.full_name,
    mobile: fields.mobile,
    anotherMobile: fields.another_mobile ?? '',
    line1: fields.address_line_1,
    line2: fields.address_line_2,
    landmark: fields.landmark ?? '',
    countryId: fields.country,
    stateId: state.id,
    stateName: state.name,
    cityId: city.id,
    cityName: city.name,
    postalCode: fields.postal_code,
    tag: fields.address_tags,
  };
}

/** Requires the calling code of the chosen country, and ten digits, in mobile numbers. */
function assertMobiles({ country, mobile, another_mobile }: AddressInput): void {
  const { callingCode } = chosenCountry(country);
  for (const [field, value] of Object.entries({ mobile, another_mobile })) {
    if (!value || value.slice(0, -10) === callingCode) continue;
    // A digit too few or too many: its first digits look like another calling code.
    if (value.startsWith(callingCode)) {
      throw invalidField(field, 'mobile_number_length', mobileMessages.notTenDigits);
    }
    throw invalidField(
      field,
      'calling_code_not_of_country',
      addressApiMessages.otherCallingCode(callingCode),
    );
  }
}

/**
 * Checks that a PIN belongs to the state; army post offices (9…) belong to none. Delivery to the
 * shop's own city is free, so an address there needs a PIN of that city.
 */
function assertPin(
  { free_city: own }: DeliverySettings,
  { pin, state, city }: { pin: string; state: Place; city: Place },
): void {
  if (!/^[1-9]\d{5}$/.test(pin))
    throw invalidField('postal_code', 'pin_malformed', pinMessages.malformed);
  if (city.id === own?.id && !isPinOf(own.id, pin)) {
    throw invalidField(
      'postal_code',
      'pin_not_of_city',
      addressApiMessages.pinOutsideCity(pin, own.name),
    );
  }
  const place = findPin(pin);
  if (!place || pin.startsWith('9') || isPinIn(pin, state.id)) return;
  throw invalidField(
    'postal_code',
    'pin_not_of_state',
    addressApiMessages.pinOfOtherState(pin, place.state.name),
  );
}

/** Whether a PIN is of a city; the one of Ahmedabad reaches into the districts around it. */
function isPinOf(cityId: number, pin: string): boolean {
  return cityId === AHMEDABAD_ID ? /^38[02]/.test(pin) : findPin(pin)?.city?.id === cityId;
}
