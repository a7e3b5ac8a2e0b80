import { ADDRESS_TAGS, type Address, type AddressTag } from '@/contract/accounts/address';
import { readId } from '@/contract/kit/ids';
import { AHMEDABAD_ID } from '@/contract/shop/settings';
import { type AddressValues, DEFAULT_COUNTRY, DEFAULT_STATE_ID } from '@/lib/view/addresses';
import { besidePlaces } from './place-values';

const EMPTY: AddressValues = {
  full_name: '',
  mobile: '',
  another_mobile: '',
  country_name: DEFAULT_COUNTRY.name,
  calling_code: DEFAULT_COUNTRY.callingCode,
  country: DEFAULT_COUNTRY.id,
  postal_code: '',
  state: DEFAULT_STATE_ID,
  city: AHMEDABAD_ID,
  city_name: '',
  address_line_1: '',
  address_line_2: '',
  landmark: '',
  address_tags: 'No tag',
  is_default: false,
};

/**
 * Returns the initial values of the form: an address, or an empty one in Ahmedabad, overwritten with
 * the input of a refused form post.
 */
export function addressStart(
  address: Address | undefined,
  typed: Record<string, string> = {},
): AddressValues {
  const before = address ? valuesOf(address) : EMPTY;
  return { ...before, ...textsOf(before, typed), ...choicesOf(before, typed) };
}

function valuesOf(address: Address): AddressValues {
  return {
    full_name: address.full_name,
    mobile: address.mobile_without_ext,
    another_mobile: address.another_mobile_without_ext,
    country_name: address.country_obj.name,
    calling_code: address.country_obj.calling_code,
    country: address.country_obj.id,
    postal_code: address.postal_code,
    state: address.state_obj.id,
    city: address.city_obj.id,
    city_name: '',
    address_line_1: address.address_line_1,
    address_line_2: address.address_line_2,
    landmark: address.landmark,
    address_tags: address.address_tags,
    is_default: address.is_default,
  };
}

function textsOf(before: AddressValues, typed: Record<string, string>): Partial<AddressValues> {
  const texts = Object.entries(before).filter(
    ([name, value]) => typeof value === 'string' && !(name in besidePlaces),
  );
  return Object.fromEntries(texts.map(([name, value]) => [name, typed[name] ?? value]));
}

function choicesOf(before: AddressValues, typed: Record<string, string>): Partial<AddressValues> {
  return {
    state: readId(typed.state ?? '') ?? before.state,
    city: readId(typed.city ?? '') ?? before.city,
    address_tags: tagOf(typed.address_tags) ?? before.address_tags,
    is_default: typed.is_default === 'true' || before.is_default,
  };
}

function tagOf(text: string | undefined): AddressTag | undefined {
  return ADDRESS_TAGS.find((tag) => tag === text);
}
