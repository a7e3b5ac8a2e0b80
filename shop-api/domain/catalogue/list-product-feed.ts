import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { FeedProduct } from '../../../contract/catalogue/product-feed.ts';
import type { PictureData } from '../../../contract/kit/shapes.ts';
import { PRODUCTS_PER_FEED_CALL } from '../../../contract/shop/limits.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { Database } from '../../db/database.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { brands } from '../../db/schema/product-attributes.ts';
import { productDetails, productPictures } from '../../db/schema/product-details.ts';
import { products } from '../../db/schema/products.ts';
import { salePrices } from '../../db/schema/sale-prices.ts';
import type { Given } from '../kernel/context.ts';
import { toPicture } from '../kernel/pictures.ts';
import { pathOf, readCategories } from './categories.ts';
import { factsOfPage } from './fact-words.ts';
import { readFacts } from './goods-facts.ts';
import { isVisible } from './visible.ts';

interface FeedPage {
  data: FeedProduct[];
  /** The id to go on after; null beyond the last product. */
  next: number | null;
}

/** Public. Lists products after an id for shopping services, in the order of their ids. */
export async function listProductFeed({ ctx, input }: Given<{ after: number }>): Promise<FeedPage> {
  const rows = await readRows(ctx.db, input.after);
  const ids = rows.map(({ product }) => product.id);
  const [galleries, categories, facts] = await Promise.all([
    readPictures(ctx.db, ids),
    readCategories(ctx.db),
    readFacts(ctx.db),
  ]);
  const data = rows.map((row) => ({
    ...toFeedProduct(row),
    category_path: pathOf(categories, row.product.categoryId).map(({ category }) => category.name),
    pictures: galleries.get(row.product.id) ?? [],
    facts: factsOfPage(facts, row.product),
  }));
  return { data, next: rows.length === PRODUCTS_PER_FEED_CALL ? (ids.at(-1) ?? null) : null };
}

function readRows(db: Database, after: number) {
  return db
    .select({
      product: {
        id: products.id,
        sku: products.sku,
        name: products.name,
        size: products.size,
        sizeGroup: products.sizeGroup,
        categoryId: products.categoryId,
        pricePaise: products.pricePaise,
        nowPaise: products.nowPaise,
        mrpPaise: products.mrpPaise,
        stock: products.stock,
        facts: products.facts,
      },
      description: productDetails.descriptionHtml,
      netValue: productDetails.netQuantityValue,
      netUnit: productDetails.netQuantityUnit,
      brandName: brands.name,
      sale: { startsAt: salePrices.startsAt, endsAt: salePrices.endsAt },
    })
    .from(products)
    .innerJoin(productDetails, eq(productDetails.productId, products.id))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(salePrices, eq(salePrices.id, products.salePriceId))
    .where(and(isVisible(), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(PRODUCTS_PER_FEED_CALL);
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

async function readPictures(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, PictureData[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ productId: productPictures.productId, picture: pictures })
    .from(productPictures)
    .innerJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(inArray(productPictures.productId, [...ids]))
    .orderBy(asc(productPictures.productId), asc(productPictures.position));
  const galleries = Map.groupBy(rows, (row) => row.productId);
  return new Map(
    [...galleries].map(([id, gallery]) => [id, gallery.map(({ picture }) => toPicture(picture))]),
  );
}

function toFeedProduct({ product, description, brandName, netValue, netUnit, sale }: Row) {
  return {
    id: product.id,
    sku: product.sku,
    name: product.name,
    description,
    brand_name: brandName,
    size: product.size,
    size_group: product.sizeGroup,
    product_price: toRupees(product.nowPaise),
    base_price: toRupees(product.mrpPaise),
    ...(sale && {
      sale: {
        standing_price: toRupees(product.pricePaise),
        starts_at: sale.startsAt.toISOString(),
        ends_at: sale.endsAt.toISOString(),
      },
    }),
    available_stock_quantity: product.stock,
    net_quantity: netValue !== null && netUnit !== null ? { value: netValue, unit: netUnit } : null,
  };
}
