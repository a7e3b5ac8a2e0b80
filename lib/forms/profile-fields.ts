import { profileBody } from '@/contract/profile';

/** The longest number that the form takes: `+91` and ten digits. */
export const MAX_NUMBER_LENGTH = 13;

/** Returns a typed number without the spaces that it is displayed with. */
export function withoutSpaces(number: string): string {
  return number.replace(/[\s-]/g, '');
}

/**
 * The fields of the profile's form: the number may be written as it is displayed, `+91 98000 00001`.
 * The cast result is what the API takes.
 */
export const profileFields = profileBody.transform((sent: Record<string, unknown> | undefined) => {
  const number = sent?.mobile_no;
  return typeof number === 'string' ? { ...sent, mobile_no: withoutSpaces(number) } : sent;
});
