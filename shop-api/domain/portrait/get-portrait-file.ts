import { and, eq } from 'drizzle-orm';
import { customers } from '../../db/schema/customers.ts';
import { portraits } from '../../db/schema/portraits.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';

const COLUMNS = {
  '256.avif': portraits.avif256,
  '512.avif': portraits.avif512,
  '256.webp': portraits.webp256,
  '512.webp': portraits.webp512,
};
type FileName = keyof typeof COLUMNS;

interface GetPortraitFile {
  ctx: Pick<Context, 'db'>;
  input: { id: string; file: string };
}

/**
 * Whoever knows the address of a portrait gets its file, as long as the account is open. Errors:
 * `not_found`.
 */
export async function getPortraitFile({ ctx, input }: GetPortraitFile): Promise<Uint8Array> {
  if (!isFileName(input.file)) throw notFound('Picture');
  const [found] = await ctx.db
    .select({ bytes: COLUMNS[input.file] })
    .from(portraits)
    .innerJoin(customers, eq(customers.id, portraits.customerId))
    .where(and(eq(portraits.id, input.id), customers.isActive));
  if (!found) throw notFound('Picture');
  return found.bytes;
}

function isFileName(file: string): file is FileName {
  return Object.hasOwn(COLUMNS, file);
}
