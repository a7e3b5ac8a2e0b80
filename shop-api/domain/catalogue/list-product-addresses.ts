import { and, asc, desc, gt } from 'drizzle-orm';
import { ADDRESSES_PER_CALL } from '../../../contract/limits.ts';
import { products } from '../../db/schema/products.ts';
import type { Context } from '../kernel/context.ts';
import type { Named } from './list-names.ts';
import { isVisible } from './visible.ts';

interface Addresses {
  data: Named[];
  /** The greatest id of all products; 0 without any. */
  last_id: number;
}

interface Input {
  ctx: Context;
  input: { after: number };
}

/** Public. Lists ids and names of products after an id, in the order of their ids. */
export async function listProductAddresses({ ctx, input }: Input): Promise<Addresses> {
  const [data, [last]] = await Promise.all([
    ctx.db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(and(isVisible(), gt(products.id, input.after)))
      .orderBy(asc(products.id))
      .limit(ADDRESSES_PER_CALL),
    ctx.db
      .select({ id: products.id })
      .from(products)
      .where(isVisible())
      .orderBy(desc(products.id))
      .limit(1),
  ]);
  return { data, last_id: last?.id ?? 0 };
}
