import 'server-only';
import { headers } from 'next/headers';

/**
 * Whether the router of an open page asks for this one. Browsers without the header count as asking
 * for a document.
 */
export async function isByRouter(): Promise<boolean> {
  return (await headers()).get('sec-fetch-dest') === 'empty';
}
