import type { FieldValues } from 'react-hook-form';
import { string } from 'yup';
import { withCallingCode } from '@/contract/kit/phones';
import type { Translate } from '@/lib/language/translate';
import { DEFAULT_COUNTRY } from '@/lib/view/addresses';
import type { ApiForm } from './use-api-form.client';

/**
 * The values of the place pickers in a form. The form holds them all, so that a reset, a refused
 * form post and a draft restore the pickers too.
 */
export interface PlaceValues {
  /** What is typed into the search of countries; not sent. */
  country_name?: string | undefined;
  /** The calling code of the chosen country, with its plus; joined with the numbers, not sent. */
  calling_code?: string | undefined;
  country?: number | null | undefined;
  /** The country, in forms whose call names it so. */
  country_id?: number | null | undefined;
  state?: number | null | undefined;
  city?: number | null | undefined;
  /** What is typed into the search of cities, which pages in other languages have; not sent. */
  city_name?: string | undefined;
}

/** The field that holds the id of the country. */
export type CountryName = 'country' | 'country_id';

/** The fields of the pickers that the API does not take; add them to the form's schema. */
export const besidePlaces = {
  country_name: string(),
  calling_code: string(),
  city_name: string(),
};

/**
 * Returns the first values of a form whose country nobody has chosen. Shoppers who read Hindi or
 * Gujarati are in India, but for few; in English the field is empty, as specified.
 */
export function firstCountry(t: Translate) {
  if (t.language === 'en') return { country_name: '', calling_code: '', country: null };
  return { ...indiaNames(t), country: DEFAULT_COUNTRY.id };
}

/** Returns India as the country search displays it. */
export function indiaNames(t: Translate) {
  return { country_name: t(DEFAULT_COUNTRY.name), calling_code: DEFAULT_COUNTRY.callingCode };
}

/** Returns a form by the fields of its place pickers. */
export function placeForm<Values extends FieldValues>(form: ApiForm<Values>): ApiForm<PlaceValues> {
  return form as unknown as ApiForm<PlaceValues>;
}

/**
 * Returns the transform of a schema with a country search: writes the named numbers as calls carry
 * them, with the calling code of the country, and removes the fields of `besidePlaces`.
 */
export function joinCallingCode(...numbers: string[]) {
  return (sent: Record<string, unknown> | undefined) => {
    if (!sent) return sent;
    const { calling_code: code, country_name: _country, city_name: _city, ...fields } = sent;
    if (typeof code !== 'string') return fields;
    for (const name of numbers) {
      const typed = fields[name];
      if (typeof typed === 'string') fields[name] = withCallingCode(code, typed);
    }
    return fields;
  };
}
