import { inArray } from 'drizzle-orm';
import type { DeskProduct } from '../../../../contract/catalogue/desk-products.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import { versionsOf } from '../../trail/versions.ts';
import { PRODUCTS } from '../manage/product-entries.ts';
import type { PlannedFields } from './planned-fields.ts';

/** A product of the shop, as a file would have it. */
export interface KnownProduct {
  id: number;
  version: number;
  fields: PlannedFields;
}

/** Returns the products that have these SKUs, by SKU, with their versions. */
export async function readKnownProducts(
  db: Database,
  skus: readonly string[],
): Promise<Map<string, KnownProduct>> {
  const rows = await idsOfSkus(db, skus);
  const ids = rows.map(({ id }) => id);
  // Versions first: of a product that is saved in between, the older one is refused later.
  const versions = await versionsOf(db, PRODUCTS.kind, ids);
  const planned = await readPlanned(db, rows);
  return new Map(
    rows.flatMap(({ id, sku }) => {
      const fields = planned.get(id);
      return fields ? [[sku, { id, version: versions.get(id) ?? 0, fields }] as const] : [];
    }),
  );
}

interface StockRow {
  id: number;
  stock: number | null;
}

/** Reads products as files have them: with SKUs in place of the ids of related ones. */
export async function readPlanned(
  db: Database,
  rows: readonly StockRow[],
): Promise<Map<number, PlannedFields>> {
  const entries = await PRODUCTS.read(
    db,
    rows.map(({ id }) => id),
  );
  const related = [...entries.values()].flatMap((entry) => [
    ...entry.related_product_ids,
    ...entry.other_product_ids,
  ]);
  const skus = await skusOfIds(db, related);
  return new Map(
    rows.flatMap(({ id, stock }) => {
      const entry = entries.get(id);
      return entry ? [[id, toPlanned(entry, stock, skus)] as const] : [];
    }),
  );
}

function toPlanned(
  { state, bundle_parts: _parts, ...entry }: DeskProduct,
  stock: number | null,
  skus: ReadonlyMap<number, string>,
): PlannedFields {
  const skusOf = (ids: readonly number[]) => ids.flatMap((id) => skus.get(id) ?? []);
  return {
    ...entry,
    is_published: state === 'published',
    pictures: entry.pictures.map(({ id: source, ...picture }) => ({ source, ...picture })),
    related_product_ids: skusOf(entry.related_product_ids),
    other_product_ids: skusOf(entry.other_product_ids),
    stock,
  };
}

/** Returns id and stock of the products that have these SKUs. */
export async function idsOfSkus(db: Database, skus: readonly string[]) {
  if (skus.length === 0) return [];
  return db
    .select({ id: products.id, sku: products.sku, stock: products.stock })
    .from(products)
    .where(inArray(products.sku, [...new Set(skus)]));
}

/** Returns the SKUs of the products that have these barcodes, by barcode. */
export async function skusOfBarcodes(
  db: Database,
  barcodes: readonly string[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(barcodes)].filter(Boolean);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ barcode: products.barcode, sku: products.sku })
    .from(products)
    .where(inArray(products.barcode, wanted));
  return new Map(rows.flatMap(({ barcode, sku }) => (barcode ? [[barcode, sku]] : [])));
}

async function skusOfIds(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}
