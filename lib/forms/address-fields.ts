import type { InferType } from 'yup';
import { string } from 'yup';
import { addressBody, addressPatch } from '@/contract/address';

const MOBILES = ['mobile', 'another_mobile'];

/** A field beside the mobile numbers; the cast result omits it. */
const besideMobiles = { calling_code: string() };

/**
 * The fields of the address form: ten-digit mobile numbers and the calling code of the country. The
 * cast result is what the API takes.
 */
export const addressFields = addressBody.shape(besideMobiles).transform(withCallingCode);
export type AddressFields = InferType<typeof addressBody>;

/** The same for a change, which may send some of the fields. */
export const addressChanges = addressPatch.shape(besideMobiles).transform(withCallingCode);

/** Returns the same for a form whose country has this calling code. */
export function addressFieldsOf(callingCode: string) {
  return addressBody.transform((sent) => withCallingCode({ ...sent, calling_code: callingCode }));
}

function withCallingCode(sent: Record<string, unknown> | undefined) {
  if (!sent || typeof sent.calling_code !== 'string') return sent;
  const { calling_code: code, ...fields } = sent;
  for (const name of MOBILES) {
    const typed = fields[name];
    if (typeof typed === 'string' && /^\d/.test(typed)) fields[name] = code + typed;
  }
  return fields;
}
