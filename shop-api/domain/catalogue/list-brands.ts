import { asc } from 'drizzle-orm';
import { brands } from '../../db/schema/brands.ts';
import type { Context } from '../context.ts';
import type { Named } from './named.ts';

/** Anybody: the brands products are filtered by, by name. */
export function listBrands({ ctx }: { ctx: Context }): Promise<Named[]> {
  return ctx.db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .orderBy(asc(brands.name), asc(brands.id));
}
