import type { InferType } from 'yup';
import type { addressBody } from '../../../contract/address.ts';
import { PIN_RULE } from '../../../contract/address-words.ts';
import { invalidField } from '../errors.ts';
import { findPin, isPinIn } from '../places/find-pin.ts';
import type { Place } from '../places/places.ts';
import { AHMEDABAD_ID, INDIA_ID, listCities, listCountries, listStates } from '../places/places.ts';

export type AddressFields = InferType<typeof addressBody>;

/**
 * The columns of an address, when its places fit together. Errors: `invalid` (country, state, city,
 * mobile, another_mobile, postal_code).
 */
export function addressColumns(fields: AddressFields) {
  const { state, city } = placesOf(fields);
  assertMobiles(fields);
  if (fields.country === INDIA_ID) assertPin(fields.postal_code, state, city);
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

function placesOf(fields: AddressFields): { state: Place; city: Place } {
  const state = listStates(fields.country).find(({ id }) => id === fields.state);
  if (!state) throw invalidField('state', 'Please choose a state of this country');
  const city = listCities(state.id).find(({ id }) => id === fields.city);
  if (!city) throw invalidField('city', 'Please choose a city of this state');
  return { state, city };
}

/** Mobile numbers carry the calling code of the country that was chosen, and ten digits. */
function assertMobiles({ country, mobile, another_mobile }: AddressFields): void {
  const found = listCountries().find(({ id }) => id === country);
  if (!found) throw invalidField('country', 'Please choose a country');
  for (const [field, value] of Object.entries({ mobile, another_mobile })) {
    if (!value || value.slice(0, -10) === found.callingCode) continue;
    throw invalidField(field, `Mobile number must start with ${found.callingCode}`);
  }
}

/** Army post offices (9…) stand in no state. Delivery to Ahmedabad is free, so its PIN must be its. */
function assertPin(pin: string, state: Place, city: Place): void {
  if (!/^[1-9]\d{5}$/.test(pin)) throw invalidField('postal_code', PIN_RULE);
  if (city.id === AHMEDABAD_ID && !/^38[02]/.test(pin)) {
    throw invalidField('postal_code', `PIN code ${pin} is not in Ahmedabad. Please check it.`);
  }
  const place = findPin(pin);
  if (!place || pin.startsWith('9') || isPinIn(pin, state.id)) return;
  const where = `PIN code ${pin} is in ${place.state.name}.`;
  throw invalidField('postal_code', `${where} Please check the PIN code or the state.`);
}
