import type { Address, AddressTag } from '@/contract/address';

/** What is said where the API gives no reason. Of success it has words of its own. */
export const addressMessages = {
  none: 'No addresses added yet.',
  notLoaded: 'Something went wrong. Please try again later!',
  failed: 'Something went wrong. Please try again later!',
} as const;

/** The answer of every write to `/api/addresses`: the default address first, then the newest. */
export interface Addresses {
  addresses: Address[];
  message: string;
}

/** A state or a city. */
export interface Place {
  id: number;
  name: string;
}

/** A country as the picker needs it; the calling code comes with its plus. */
export interface Country extends Place {
  callingCode: string;
}

/** The country asks the server for names no shorter than this. */
export const COUNTRY_SEARCH_FROM = 3;

/** The shop delivers within India; its form begins in Ahmedabad. */
export const INDIA: Country = { id: 101, name: 'India', callingCode: '+91' };
export const GUJARAT_ID = 4030;
export const AHMEDABAD_ID = 57_606;

/** What the form of an address starts with. */
export interface AddressStart {
  values: AddressValues;
  country: Country;
  /** Of the country. */
  states: Place[];
  /** Of the state. */
  cities: Place[];
}

/** The fields in the order of the page; mobile numbers without their calling code. */
export interface AddressValues {
  full_name: string;
  mobile: string;
  another_mobile: string;
  country: number;
  postal_code: string;
  state: number;
  city: number;
  address_line_1: string;
  address_line_2: string;
  landmark: string;
  address_tags: AddressTag;
  is_default: boolean;
}
