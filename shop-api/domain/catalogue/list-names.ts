import { asc } from 'drizzle-orm';
import type { Brand } from '../../../contract/catalogue/brand.ts';
import { brands, productFoams, tags } from '../../db/schema/product-attributes.ts';
import type { Context } from '../kernel/context.ts';

/** A named entry of a list: a tag, a brand, a category. */
export interface Named {
  id: number;
  name: string;
}

/** Public. Lists the brands that products can be filtered by, sorted by name. */
export function listBrands({ ctx }: { ctx: Context }): Promise<Brand[]> {
  return ctx.db
    .select({ id: brands.id, name: brands.name, about: brands.about })
    .from(brands)
    .orderBy(asc(brands.name), asc(brands.id));
}

/** Public. Lists the tags that products can be filtered by. */
export function listTags({ ctx }: { ctx: Context }): Promise<Named[]> {
  return ctx.db.select({ id: tags.id, name: tags.name }).from(tags).orderBy(asc(tags.id));
}

/** Public. Lists the forms that products can be filtered by. */
export function listFoams({ ctx }: { ctx: Context }): Promise<Named[]> {
  return ctx.db
    .select({ id: productFoams.id, name: productFoams.name })
    .from(productFoams)
    .orderBy(asc(productFoams.id));
}
