import { eq, sql } from 'drizzle-orm';
import type { DeskProduct } from '../../../../contract/catalogue/desk-products.ts';
import {
  type DeskProductFields,
  deskProductFields,
  type SentProductFields,
} from '../../../../contract/catalogue/manage.ts';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import type { Database } from '../../../db/database.ts';
import { productDetails } from '../../../db/schema/product-details.ts';
import { products } from '../../../db/schema/products.ts';
import { assertFree } from '../../kernel/assert-known.ts';
import { nameStockCause } from '../../kernel/stock-cause.ts';
import { checkPictures } from '../../pictures/check-pictures.ts';
import { authorOf, type DeskContext } from '../../trail/desk-context.ts';
import { type Saved, saveManaged } from '../../trail/save-managed.ts';
import { readFacts } from '../goods-facts.ts';
import { indexProducts } from '../search/indexing/index-products.ts';
import { addProducts } from './add-products.ts';
import { assertBundle, writeBundle } from './bundle-parts.ts';
import { checkedProduct, withKeptFacts } from './checked-product.ts';
import { PRODUCTS } from './product-entries.ts';
import { assertProductNames } from './product-names.ts';
import { addRelations, addTagsAndPictures, removeParts } from './product-parts.ts';
import { toDetailsRow, toProductRow } from './product-rows.ts';
import { assertPublishable, showByTime } from './product-states.ts';
import { withCleanTexts } from './product-texts.ts';
import { tagsOfProducts } from './tags-of-products.ts';

const UNIQUES = {
  products_sku_unique: ['sku', 'SKU'],
  products_barcode_unique: ['barcode', 'Barcode'],
} as const;

interface SaveProduct {
  ctx: DeskContext;
  /** Without an id: a new product, a draft. The fields are checked by `deskProductFields`. */
  input: { id?: number | undefined; version?: number | undefined; fields: GivenFields };
}

/**
 * Adds or replaces a product with its texts, pictures, tags, parts and related products. Of one that is
 * published, listings, search and its page show it at once. Staff only. Errors: `invalid` by field,
 * also where it is published and lacks what the law demands; those of `saveManaged`.
 * @returns with a message where something of its texts was left out
 */
export async function saveProduct({ ctx, input }: SaveProduct): Promise<Saved<number>> {
  const facts = await readFacts(ctx.db);
  const given = await checkedProduct(deskProductFields, facts, input.fields);
  const { fields: clean, message } = withCleanTexts(given);
  const write = async (tx: Database, before: DeskProduct | undefined) => {
    const fields = withKeptFacts(clean, facts, before?.facts);
    await assertProductNames(tx, fields);
    await assertPictures(tx, fields, before);
    await assertBundle(tx, input.id, fields.bundle_parts);
    if (before?.state === 'published') assertPublishable(fields, facts);
    if (input.id === undefined) await nameOpening({ ...ctx, db: tx }, fields);
    const id = await assertFree(UNIQUES, () => store(tx, input.id, fields));
    await writeBundle({ ...ctx, db: tx }, { id, parts: fields.bundle_parts });
    await showByTime(tx, [id], ctx.clock.now());
    return id;
  };
  const saved = await saveManaged({ ctx, of: PRODUCTS, input, write });
  ctx.notify(tagsOfProducts([saved.id]));
  return { ...saved, message };
}

/** Names who brings the first stock of a new product; without one nothing is counted. */
async function nameOpening({ db: tx, who, clock }: DeskContext, fields: SentProductFields) {
  if (fields.opening_stock === null) return;
  const by = await authorOf(tx, who);
  await nameStockCause(tx, { kind: 'opening', by, at: clock.now() });
}

/** The picture on the home page may be smaller than those of the product's own page. */
async function assertPictures(
  tx: Database,
  { pictures, home_picture_id: home }: DeskProductFields,
  before: DeskProduct | undefined,
): Promise<void> {
  const galleryBefore = (before?.pictures ?? []).map((one) => one.id);
  const existing = new Set([...galleryBefore, before?.home_picture_id ?? null]);
  const gallery = pictures.map(
    (one) => ({ field: 'pictures', id: one.id, use: 'product' }) as const,
  );
  const named = [...gallery, { field: 'home_picture_id', id: home, use: 'section' } as const];
  await checkPictures(tx, named, existing);
}

/** Adds a product as a draft, in the transaction of the caller; returns its id. */
export async function addDraft(tx: Database, fields: SentProductFields): Promise<number> {
  const [id] = await addProducts(tx, [
    { fields: { ...fields, stock: fields.opening_stock, is_published: false } },
  ]);
  return id as number;
}

async function store(
  tx: Database,
  id: number | undefined,
  fields: SentProductFields,
): Promise<number> {
  return id === undefined ? addDraft(tx, fields) : replace(tx, id, fields);
}

async function replace(tx: Database, id: number, fields: DeskProductFields): Promise<number> {
  await tx
    .update(products)
    .set({ ...toProductRow(fields), updatedAt: sql`now()` })
    .where(eq(products.id, id));
  const { productId, ...details } = toDetailsRow(id, fields);
  await tx
    .insert(productDetails)
    .values({ productId, ...details })
    .onConflictDoUpdate({ target: productDetails.productId, set: details });
  await removeParts(tx, [id]);
  const parts = [{ ...fields, id }];
  await addTagsAndPictures(tx, parts);
  await addRelations(tx, parts);
  await indexProducts(tx, [id]);
  return id;
}
