import type { InferType } from 'yup';
import { addressBody, addressPatch } from '@/contract/address';

const MOBILES = ['mobile', 'another_mobile'];

/**
 * An address as its form has it: mobile numbers of ten digits, beside them the calling code of the
 * country. Cast, it is what the API takes.
 */
export const addressFields = addressBody.transform(withCallingCode);
export type AddressFields = InferType<typeof addressBody>;

/** The same for a change, which may send a part. */
export const addressChanges = addressPatch.transform(withCallingCode);

/** The same for a form whose country has this calling code. */
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
