import { asc } from 'drizzle-orm';
import { productFoams } from '../../db/schema/product-foams.ts';
import type { Context } from '../context.ts';
import type { Named } from './named.ts';

/** Anybody: the forms products are filtered by. */
export function listFoams({ ctx }: { ctx: Context }): Promise<Named[]> {
  return ctx.db
    .select({ id: productFoams.id, name: productFoams.name })
    .from(productFoams)
    .orderBy(asc(productFoams.id));
}
