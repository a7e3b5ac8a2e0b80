import { createHash } from 'node:crypto';
import { MAX_SKU } from '../../../contract/catalogue/manage.ts';

const PRINT = 8;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Nothing of it is lost but capitals and how its words are joined. */
const WHOLE = /^[\p{L}\p{M}\p{N}]+(?:[- ][\p{L}\p{M}\p{N}]+)*$/u;

/**
 * Returns an SKU made of texts that no other product of their shop has together, the same in every
 * file: `oil-100-ml`. Where the texts have more than their words, or are long, a print of them tells
 * it from its like: `tin-5-1-3f2a9c04`.
 */
export function madeSku(texts: readonly string[]): string {
  const plain = texts.flatMap((text) => text.normalize('NFC').toLowerCase().match(WORD) ?? []);
  const sku = plain.join('-');
  if (sku.length <= MAX_SKU && texts.every((text) => WHOLE.test(text.normalize('NFC')))) return sku;
  const print = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, PRINT);
  // Half of a character may be left at the end.
  const beginning = sku.slice(0, MAX_SKU - PRINT - 1).replace(/[\ud800-\udbff]$/, '');
  return `${beginning}-${print}`.replace(/^-/, '');
}
