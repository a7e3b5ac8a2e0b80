import type { Database } from '../../db/database.ts';
import { brands } from '../../db/schema/brands.ts';
import { hsnRates } from '../../db/schema/hsn-rates.ts';
import { productFoams } from '../../db/schema/product-foams.ts';
import { tags } from '../../db/schema/tags.ts';
import type { Catalogue } from '../seed-data.ts';

/** Brands, tags, forms and tax rates: what products refer to. */
export async function seedNames(tx: Database, catalogue: Catalogue): Promise<void> {
  await tx.insert(brands).values(catalogue.brands);
  await tx
    .insert(tags)
    .values(catalogue.tags.map(({ badge, ...tag }) => ({ ...tag, isBadge: badge })));
  await tx.insert(productFoams).values(catalogue.product_foams);
  await tx
    .insert(hsnRates)
    .values(
      catalogue.hsn_rates.flatMap(({ prefix, description, rates }) =>
        rates.map(({ from, rate }) => ({ prefix, description, validFrom: from, rate })),
      ),
    );
}
