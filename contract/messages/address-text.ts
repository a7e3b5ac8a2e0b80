import type { Message } from './text-with-values.ts';

/** An address as orders store it: lines, city and PIN code, state, country. */
const IN_INDIA =
  /^(?<lines>.*, )?(?<city>[^,]+) (?<code>\d{6}), (?<state>[^,]+), (?<country>[^,]+)$/s;

/**
 * Returns an address in one line. Its city, state and country have translations; the lines, which a
 * person typed, are none of its values and stay as they are.
 */
export function addressText(address: string): Message {
  const { lines = '', ...values } = IN_INDIA.exec(address)?.groups ?? {};
  // What was typed may look like a place of a text.
  if (!values.city || lines.includes('{')) return address;
  return { text: `${lines}{city} {code}, {state}, {country}`, values };
}
