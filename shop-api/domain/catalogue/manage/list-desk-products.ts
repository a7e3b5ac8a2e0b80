import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type {
  DeskProductRow,
  DisplayedState,
  StockFilter,
} from '../../../../contract/catalogue/desk-products.ts';
import { LOW_STOCK } from '../../../../contract/shop/limits.ts';
import { toRupees } from '../../../../contract/shop/money.ts';
import { categories } from '../../../db/schema/categories.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { brands } from '../../../db/schema/product-attributes.ts';
import { productPictures, productTags } from '../../../db/schema/product-details.ts';
import { nameTerms, products } from '../../../db/schema/products.ts';
import type { Context } from '../../kernel/context.ts';
import { beginningWith } from '../../kernel/like-patterns.ts';
import { type Paging, pagedAnswer } from '../../kernel/paging.ts';
import { isFrontPictureOf, toPicture } from '../../kernel/pictures.ts';
import { hasWords } from '../../kernel/typed-search.ts';
import { staffOf } from '../../kernel/who.ts';
import { branchOf, readCategories } from '../categories.ts';

const SORTS = {
  name: products.name,
  sku: products.sku,
  price: products.pricePaise,
  stock: products.stock,
  updated_at: products.updatedAt,
};

interface ListProducts {
  ctx: Context;
  input: Paging & {
    q?: string | undefined;
    ids?: number[] | undefined;
    state?: DisplayedState | undefined;
    brand?: number[] | undefined;
    category?: number | undefined;
    tag?: number[] | undefined;
    stock?: StockFilter | undefined;
    sort: keyof typeof SORTS;
    order: 'asc' | 'desc';
  };
}

/** Returns a page of all products, drafts and archived ones too. Staff only. */
export async function listDeskProducts({ ctx, input }: ListProducts) {
  staffOf(ctx.who);
  const { db, clock } = ctx;
  const { page, pageSize } = input;
  const now = clock.now();
  const chosen = and(...(await conditions(ctx, input)));
  const direction = input.order === 'desc' ? desc : asc;
  // The ids first: the sort of many rows holds keys alone, and the joins see one page.
  const wanted = db
    .select({ id: products.id })
    .from(products)
    .where(chosen)
    .orderBy(direction(SORTS[input.sort]), direction(products.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total, ids] = await Promise.all([db.$count(products, chosen), wanted]);
  const rows = await readRows(
    ctx,
    ids.map(({ id }) => id),
  );
  const data = ids.flatMap(({ id }) => {
    const row = rows.get(id);
    return row ? [toRow(row, now)] : [];
  });
  return pagedAnswer(data, total, input);
}

async function conditions({ db, clock }: Context, input: ListProducts['input']) {
  const { ids, state, brand, category, tag, stock, q } = input;
  const branch = category === undefined ? undefined : branchOf(await readCategories(db), category);
  const hasTag = (tags: number[]) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(productTags)
        .where(and(eq(productTags.productId, products.id), inArray(productTags.tagId, tags))),
    );
  return [
    q ? isNamed(q) : undefined,
    ids && inArray(products.id, ids),
    state && inState(state, clock.now()),
    brand && inArray(products.brandId, brand),
    branch && inArray(products.categoryId, branch),
    tag && hasTag(tag),
    stock && STOCKS[stock],
  ];
}

/**
 * The name, in any language, has words that begin as what was typed; the SKU begins with it, or the
 * barcode is it. Each of these has its index.
 */
function isNamed(q: string): SQL | undefined {
  return or(
    hasWords(nameTerms(products), q),
    sql`lower(${products.sku}) LIKE ${beginningWith(q.toLowerCase())}`,
    eq(products.barcode, q),
  );
}

const STOCKS: Record<StockFilter, SQL | undefined> = {
  low: and(
    gt(products.stock, 0),
    lte(products.stock, sql`coalesce(${products.lowMark}, ${LOW_STOCK})`),
  ),
  out: eq(products.stock, 0),
  unknown: isNull(products.stock),
};

function inState(state: DisplayedState, now: Date): SQL | undefined {
  if (state === 'draft' || state === 'archived') return eq(products.state, state);
  const isPublished = eq(products.state, 'published');
  if (state === 'published') return isPublished;
  const bound =
    state === 'scheduled' ? gt(products.visibleFrom, now) : lte(products.visibleUntil, now);
  return and(isPublished, bound);
}

async function readRows({ db }: Context, ids: number[]) {
  if (ids.length === 0) return new Map<number, Row>();
  const rows = await db
    .select({
      product: products,
      brand: brands.name,
      category: categories.name,
      picture: pictures,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(productPictures, isFrontPictureOf(products.id))
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(inArray(products.id, ids));
  return new Map(rows.map((row) => [row.product.id, row]));
}

interface Row {
  product: typeof products.$inferSelect;
  brand: string;
  category: string;
  picture: typeof pictures.$inferSelect | null;
}

function toRow({ product, brand, category, picture }: Row, now: Date): DeskProductRow {
  const { id, name, sku, barcode, size, stock } = product;
  return {
    ...{ id, name, sku, barcode, size, stock },
    image: picture && toPicture(picture),
    brand_name: brand,
    category_name: category,
    price: toRupees(product.pricePaise),
    mrp: toRupees(product.mrpPaise),
    state: displayedState(product, now),
    updated_at: product.updatedAt.toISOString(),
  };
}

function displayedState(
  { state, visibleFrom, visibleUntil }: Row['product'],
  now: Date,
): DisplayedState {
  if (state !== 'published') return state;
  if (visibleFrom && visibleFrom > now) return 'scheduled';
  return visibleUntil && visibleUntil <= now ? 'ended' : 'published';
}
