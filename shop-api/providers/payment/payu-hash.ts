import { createHash } from 'node:crypto';

/** What PayU's signatures cover, in their order. */
export const HASHED_FIELDS = [
  'key',
  'txnid',
  'amount',
  'productinfo',
  'firstname',
  'email',
  'udf1',
  'udf2',
  'udf3',
  'udf4',
  'udf5',
] as const;

/** Five more user fields that PayU reserves. */
const RESERVED = ['', '', '', '', ''];

/** Reads a field; an absent one is the empty text. */
type Read = (name: string) => string;

/** The signature of a payment form. */
export function requestHash(read: Read, salt: string): string {
  return sha512([...HASHED_FIELDS.map(read), ...RESERVED, salt]);
}

/** The signature of what PayU posts back. */
export function responseHash(read: Read, salt: string): string {
  const charges = read('additional_charges') || read('additionalCharges');
  return sha512([
    ...(charges ? [charges] : []),
    salt,
    read('status'),
    ...RESERVED,
    ...HASHED_FIELDS.map(read).toReversed(),
  ]);
}

interface Question {
  key: string;
  salt: string;
  command: string;
  /** What it asks about, PayU's `var1`. */
  about: string;
}

/** The signature of a question to PayU's service. */
export function commandHash({ key, salt, command, about }: Question): string {
  return sha512([key, command, about, salt]);
}

function sha512(parts: string[]): string {
  return createHash('sha512').update(parts.join('|')).digest('hex');
}
