import type { Database } from '../../../db/database.ts';
import { addRelations } from '../manage/product-parts.ts';
import { idsOfSkus } from './known-products.ts';
import type { PlannedFields } from './planned-fields.ts';
import { BATCH } from './row-writer.ts';

interface Related {
  fields: PlannedFields;
}

/** Joins new products with those that they name. */
export async function relate(
  tx: Database,
  written: readonly { row: Related; id: number }[],
): Promise<void> {
  const relations = await relationsOf(
    tx,
    written.map(({ row }) => row),
  );
  const joined = written.map(({ row, id }) => ({
    id,
    pictures: [],
    tag_ids: [],
    ...relations(row.fields),
  }));
  for (let from = 0; from < joined.length; from += BATCH) {
    await addRelations(tx, joined.slice(from, from + BATCH));
  }
}

/** Returns what gives the ids of the products that rows name by their SKUs. */
export async function relationsOf(tx: Database, rows: readonly Related[]) {
  const skus = rows.flatMap(({ fields }) => [
    ...fields.related_product_ids,
    ...fields.other_product_ids,
  ]);
  const ids = new Map((await idsOfSkus(tx, skus)).map(({ sku, id }) => [sku, id]));
  const idsOf = (named: readonly string[]) => [
    ...new Set(named.flatMap((sku) => ids.get(sku) ?? [])),
  ];
  return (fields: PlannedFields) => ({
    related_product_ids: idsOf(fields.related_product_ids),
    other_product_ids: idsOf(fields.other_product_ids),
  });
}
