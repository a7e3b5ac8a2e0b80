import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The compression of an answer; empty without. */
export type Packing = 'br' | 'gzip' | '';

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

/** A smaller answer fits into one packet as it is. */
const MIN_BYTES = 1000;
/** A fifth smaller than gzip in its time; the next level takes twice as long. */
const BROTLI_QUALITY = 5;

/** Matches an `Accept-Encoding` that allows one: it is named, and not with the quality 0. */
const allowing = (name: string) =>
  new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))|,|$)`);
const BROTLI = allowing('br');
const GZIP = allowing('gzip');

/** Returns the best compression that an `Accept-Encoding` allows. */
export function packingFor(accepted = ''): Packing {
  if (BROTLI.test(accepted)) return 'br';
  return GZIP.test(accepted) ? 'gzip' : '';
}

/** Returns a text compressed; the work is done outside of the thread of JavaScript. */
export async function pack(body: Buffer, packing: Packing): Promise<Buffer> {
  if (packing === 'br') {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return withBrotli(body, { params });
  }
  return packing === 'gzip' ? withGzip(body) : body;
}

/** Returns whether an answer is worth compressing. */
export const isWorthPacking = (body: Buffer): boolean => body.length >= MIN_BYTES;
