import type { FieldValues } from 'react-hook-form';
import { string } from 'yup';
import { withCallingCode } from '@/contract/kit/phones';
import type { ApiForm } from './use-api-form.client';

/**
 * The values of the place pickers in a form. The form holds them all, so that a reset, a refused
 * form post and a draft restore the pickers too.
 */
export interface PlaceValues {
  /** What is typed into the search; not sent. */
  country_name?: string | undefined;
  /** The calling code of the chosen country, with its plus; joined with the numbers, not sent. */
  calling_code?: string | undefined;
  country?: number | null | undefined;
  /** The country, in forms whose call names it so. */
  country_id?: number | null | undefined;
  state?: number | null | undefined;
  city?: number | null | undefined;
}

/** The field that holds the id of the country. */
export type CountryName = 'country' | 'country_id';

/** The fields of a country search that the API does not take; add them to the form's schema. */
export const besideCountry = { country_name: string(), calling_code: string() };

/** Returns a form by the fields of its place pickers. */
export function placeForm<Values extends FieldValues>(form: ApiForm<Values>): ApiForm<PlaceValues> {
  return form as unknown as ApiForm<PlaceValues>;
}

/**
 * Returns the transform of a schema with a country search: writes the named numbers as calls carry
 * them, with the calling code of the country, and removes the fields of `besideCountry`.
 */
export function joinCallingCode(...numbers: string[]) {
  return (sent: Record<string, unknown> | undefined) => {
    if (!sent) return sent;
    const { calling_code: code, country_name: _typed, ...fields } = sent;
    if (typeof code !== 'string') return fields;
    for (const name of numbers) {
      const typed = fields[name];
      if (typeof typed === 'string') fields[name] = withCallingCode(code, typed);
    }
    return fields;
  };
}
