import { timingSafeEqual } from 'node:crypto';
import type { Context } from './context.ts';

/** What the links of one purpose are signed with. */
interface SignedLinks {
  purpose: string;
  /** Hexadecimal digits of the signature; 20 are 80 bits, too many to guess by asking a server. */
  digits: number;
}

type Needed = Pick<Context, 'keys'>;

const signature = ({ keys }: Needed, { purpose, digits }: SignedLinks, id: number) =>
  keys.sign(purpose, String(id)).slice(0, digits);

/** Returns what a link is made of that opens for whoever has it: a number and a signature. */
export function signedNumber(ctx: Needed, links: SignedLinks, id: number): string {
  return `${id}-${signature(ctx, links, id)}`;
}

/** Reads the number of a link; null for a forged one, of another purpose too. */
export function readSignedNumber(ctx: Needed, links: SignedLinks, token: string): number | null {
  const [, number = '', given = ''] = token.match(/^([1-9]\d{0,14})-([\da-f]+)$/) ?? [];
  const expected = signature(ctx, links, Number(number));
  if (given.length !== expected.length) return null;
  return timingSafeEqual(Buffer.from(expected), Buffer.from(given)) ? Number(number) : null;
}
