import { asc, eq, inArray } from 'drizzle-orm';
import type { ProductListItem } from '../../../contract/catalogue/catalogue.ts';
import type { GoodsFact } from '../../../contract/catalogue/fact-values.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { Database } from '../../db/database.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { brands, tags } from '../../db/schema/product-attributes.ts';
import { productDetails, productPictures, productTags } from '../../db/schema/product-details.ts';
import { products } from '../../db/schema/products.ts';
import { isFrontPictureOf, toPicture } from '../kernel/pictures.ts';
import { factsOfCard } from './fact-words.ts';
import { readFacts } from './goods-facts.ts';

/**
 * Returns the products as lists show them, in the order of the ids. Unknown ids are left out.
 * @param known the facts that goods have, where the caller has read them
 */
export async function productCards(
  db: Database,
  ids: readonly number[],
  known?: readonly GoodsFact[],
): Promise<ProductListItem[]> {
  if (ids.length === 0) return [];
  const [rows, tagsOf, facts] = await Promise.all([
    selectCards(db, ids),
    selectTags(db, ids),
    known ?? readFacts(db),
  ]);
  const byId = new Map(rows.map((row) => [row.product.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return [{ ...toCard(row, tagsOf.get(id) ?? []), facts: factsOfCard(facts, row.product) }];
  });
}

/** Reads the tags of each product, by product id. */
export async function selectTags(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({ productId: productTags.productId, id: tags.id, name: tags.name })
    .from(productTags)
    .innerJoin(tags, eq(tags.id, productTags.tagId))
    .where(inArray(productTags.productId, [...ids]))
    .orderBy(asc(tags.id));
  return Map.groupBy(rows, (row) => row.productId);
}

function selectCards(db: Database, ids: readonly number[]) {
  return db
    .select({
      product: {
        id: products.id,
        name: products.name,
        translations: products.translations,
        size: products.size,
        making: products.making,
        categoryId: products.categoryId,
        facts: products.facts,
        pricePaise: products.nowPaise,
        mrpPaise: products.mrpPaise,
        stock: products.stock,
        ratingCount: products.ratingCount,
        ratingSum: products.ratingSum,
      },
      veg: productDetails.isVeg,
      brandName: brands.name,
      picture: pictures,
    })
    .from(products)
    .innerJoin(productDetails, eq(productDetails.productId, products.id))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(productPictures, isFrontPictureOf(products.id))
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(inArray(products.id, [...ids]));
}

type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

function toCard(
  { product, veg, brandName, picture }: CardRow,
  tagsOfProduct: readonly { id: number; name: string }[],
): ProductListItem {
  return {
    id: product.id,
    name: product.name,
    translations: product.translations,
    size: product.size,
    making: product.making,
    veg,
    brand_name: brandName,
    image1: picture && toPicture(picture),
    product_price: toRupees(product.pricePaise),
    base_price: toRupees(product.mrpPaise),
    available_stock_quantity: product.stock,
    product_tag_list: tagsOfProduct.map(({ id, name }) => ({ id, name })),
    average_rating: averageRating(product),
    is_wished: false,
  };
}

interface Rated {
  ratingCount: number;
  ratingSum: number;
}

/** Returns the average of all stars to one decimal, 0 without a review. */
export function averageRating({
  ratingCount,
  ratingSum,
}: Rated): ProductListItem['average_rating'] {
  const average = ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10;
  return { average_rating: average, review_count: ratingCount };
}
