import type { Address, AddressTag } from '@/contract/address';
import { ADDRESS_TAGS } from '@/contract/address';
import type { AddressStart, AddressValues } from '@/lib/api/addresses';
import { AHMEDABAD_ID, GUJARAT_ID, INDIA } from '@/lib/api/addresses';

const EMPTY: AddressValues = {
  full_name: '',
  mobile: '',
  another_mobile: '',
  country: INDIA.id,
  postal_code: '',
  state: GUJARAT_ID,
  city: AHMEDABAD_ID,
  address_line_1: '',
  address_line_2: '',
  landmark: '',
  address_tags: 'No tag',
  is_default: false,
};

/**
 * What the form begins with: an address or an empty one in Ahmedabad, and over it what was typed into
 * a form that was refused.
 */
export function addressStart(
  address: Address | undefined,
  typed: Record<string, string> = {},
): Pick<AddressStart, 'values' | 'country'> {
  const before = address ? valuesOf(address) : EMPTY;
  return {
    values: { ...before, ...textsOf(before, typed), ...choicesOf(before, typed) },
    country: address ? countryOf(address) : INDIA,
  };
}

function valuesOf(address: Address): AddressValues {
  return {
    full_name: address.full_name,
    mobile: address.mobile_without_ext,
    another_mobile: address.another_mobile_without_ext,
    country: address.country_obj.id,
    postal_code: address.postal_code,
    state: address.state_obj.id,
    city: address.city_obj.id,
    address_line_1: address.address_line_1,
    address_line_2: address.address_line_2,
    landmark: address.landmark,
    address_tags: address.address_tags,
    is_default: address.is_default,
  };
}

function countryOf({ country_obj: { calling_code: callingCode, ...country } }: Address) {
  return { ...country, callingCode };
}

function textsOf(before: AddressValues, typed: Record<string, string>): Partial<AddressValues> {
  const texts = Object.entries(before).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts.map(([name, value]) => [name, typed[name] ?? value]));
}

function choicesOf(before: AddressValues, typed: Record<string, string>): Partial<AddressValues> {
  return {
    state: idOf(typed.state) ?? before.state,
    city: idOf(typed.city) ?? before.city,
    address_tags: tagOf(typed.address_tags) ?? before.address_tags,
    is_default: typed.is_default === 'true' || before.is_default,
  };
}

function idOf(text = ''): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function tagOf(text: string | undefined): AddressTag | undefined {
  return ADDRESS_TAGS.find((tag) => tag === text);
}
