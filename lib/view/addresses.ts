import type { Address, AddressTag } from '@/contract/accounts/address';
import type { FormFlash } from './form-flash';

/** The answer of every write to `/api/addresses`: the default address first, then the newest. */
export interface Addresses {
  addresses: Address[];
  message: string;
}

/** The same after an address was saved. */
export type SavedAddress = Addresses & { savedId: number };

/** A state or a city. */
export interface PlaceOption {
  id: number;
  name: string;
}

/** A country as the picker needs it; the calling code comes with its plus. */
export interface CountryOption extends PlaceOption {
  callingCode: string;
}

/** The minimum length of a country search. */
export const COUNTRY_SEARCH_FROM = 3;

/** The shop delivers within India; its form begins in Ahmedabad. */
export const DEFAULT_COUNTRY: CountryOption = { id: 101, name: 'India', callingCode: '+91' };
export const DEFAULT_STATE_ID = 4030;
export const DEFAULT_CITY_ID = 57_606;

/** The lists of the place pickers. */
export interface PlaceLists {
  /** The states of the chosen country. */
  states: PlaceOption[];
  /** The cities of the chosen state. */
  cities: PlaceOption[];
}

/** The initial state of the address form. */
export interface AddressStart extends PlaceLists {
  values: AddressValues;
}

/** The fields in the order of the page; mobile numbers without their calling code. */
export interface AddressValues {
  full_name: string;
  mobile: string;
  another_mobile: string;
  country_name: string;
  calling_code: string;
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

/** The data of the address form. Personal: never cached. */
export interface AddressFormPageData {
  start: AddressStart;
  flash: FormFlash | undefined;
}
