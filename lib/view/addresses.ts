import type { Address, AddressBody } from '@/contract/accounts/address';
import type { FormFlash } from './form-flash';
import type { NamedPlace } from './place-names';

/** The answer of every write to `/api/addresses`: the default address first, then the newest. */
export interface Addresses {
  addresses: Address[];
  message: string;
}

/** The same after an address was saved. */
export type SavedAddress = Addresses & { savedId: number };

/** A state or a city. */
export interface PlaceOption extends NamedPlace {
  id: number;
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

/** The fields of the form; mobile numbers without their calling code. */
export type AddressValues = Required<AddressBody> & {
  country_name: string;
  calling_code: string;
  city_name: string;
};

/** The data of the address form. Personal: never cached. */
export interface AddressFormPageData {
  start: AddressStart;
  flash: FormFlash | undefined;
}
