import { eq, sql } from 'drizzle-orm';
import type { DeskProduct, ProductState } from '../../../../contract/catalogue/desk-products.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import { readOne } from '../../trail/managed.ts';
import { moveManaged, type Saved, saveManaged } from '../../trail/save-managed.ts';
import { readFacts } from '../goods-facts.ts';
import { writeBundle } from './bundle-parts.ts';
import { PRODUCTS } from './product-entries.ts';
import { assertPublishable, showByTime } from './product-states.ts';
import { addDraft } from './save-product.ts';
import { tagsOfProducts } from './tags-of-products.ts';

interface MoveProduct {
  ctx: DeskContext;
  input: { id: number; version?: number | undefined };
}

/**
 * Publishes a product: shoppers find it while the time is right. Staff only. Errors: `invalid` by
 * field where it lacks what is demanded; those of `moveManaged`.
 */
export async function publishProduct({ ctx, input }: MoveProduct): Promise<Saved<number>> {
  const facts = await readFacts(ctx.db);
  return moveTo('published', { ctx, input }, (product) => assertPublishable(product, facts));
}

/**
 * Takes a product out of the shop and keeps it: no listing, search or page has it. Staff only.
 * Errors: those of `moveManaged`.
 */
export function archiveProduct({ ctx, input }: MoveProduct): Promise<Saved<number>> {
  return moveTo('archived', { ctx, input });
}

async function moveTo(
  state: ProductState,
  { ctx, input: { id, version } }: MoveProduct,
  check?: (product: DeskProduct) => void,
): Promise<Saved<number>> {
  const move = async (tx: Database, before: DeskProduct) => {
    check?.(before);
    // At once with what shoppers see: a product that is not published is in no shop.
    const row = { state, isPublished: false, updatedAt: sql`now()` };
    await tx.update(products).set(row).where(eq(products.id, id));
    await showByTime(tx, [id], ctx.clock.now());
  };
  const input = { id, version };
  const moved = await moveManaged({ ctx, of: PRODUCTS, input, action: state, move });
  ctx.notify(tagsOfProducts([id]));
  return moved;
}

/**
 * Adds a draft that is like a product, under an SKU of its own. Staff only. Errors: `not_found`.
 * @returns the draft
 */
export function duplicateProduct({ ctx, input: { id } }: MoveProduct): Promise<Saved<number>> {
  const write = async (tx: Database) => {
    const { state: _, ...fields } = await readOne(tx, PRODUCTS, id);
    const sku = await freeSku(tx, fields.sku);
    const name = `${fields.name.slice(0, MAX_NAME)} (copy)`;
    const own = { sku, name, barcode: null, visible_from: null, visible_until: null };
    const fresh = { ...own, opening_stock: null };
    const copy = await addDraft(tx, { ...fields, ...fresh });
    await writeBundle({ ...ctx, db: tx }, { id: copy, parts: fields.bundle_parts });
    return copy;
  };
  return saveManaged({ ctx, of: PRODUCTS, input: {}, write });
}

const MAX_SKU = 60;
const MAX_NAME = 190;

/** `VNY-1001-2`, or the next number that is free. */
async function freeSku(tx: Database, sku: string): Promise<string> {
  for (let copy = 2; ; copy += 1) {
    const end = `-${copy}`;
    const wanted = sku.slice(0, MAX_SKU - end.length) + end;
    if ((await tx.$count(products, eq(products.sku, wanted))) === 0) return wanted;
  }
}
