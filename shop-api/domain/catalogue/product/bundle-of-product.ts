import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { BundlePart } from '../../../../contract/catalogue/bundle-parts.ts';
import type { ProductDetail } from '../../../../contract/catalogue/product.ts';
import { toRupees } from '../../../../contract/shop/money.ts';
import type { Database } from '../../../db/database.ts';
import { bundleParts } from '../../../db/schema/bundles.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { productPictures } from '../../../db/schema/product-details.ts';
import { products } from '../../../db/schema/products.ts';
import { isFrontPictureOf, toPicture } from '../../kernel/pictures.ts';
import { isVisible } from '../visible.ts';

/** Returns what bundles consist of, by bundle. */
export async function readBundleParts(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, BundlePart[]>> {
  const rows = await db
    .select({
      id: bundleParts.bundleId,
      product_id: bundleParts.partId,
      quantity: bundleParts.quantity,
    })
    .from(bundleParts)
    .where(inArray(bundleParts.bundleId, [...ids]))
    .orderBy(asc(bundleParts.position));
  const byBundle = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byBundle].map(([id, parts]) => [id, parts.map(({ id: _, ...part }) => part)]));
}

/** A part of a bundle as its page displays it. */
type DisplayedPart = Awaited<ReturnType<typeof displayedParts>>[number];

/** Returns parts as the page of their bundle displays them, in their order. */
export async function displayedParts(db: Database, parts: readonly BundlePart[] = []) {
  if (parts.length === 0) return [];
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      translations: products.translations,
      size: products.size,
      pricePaise: products.nowPaise,
      is_sold: sql<boolean>`${isVisible()}`,
      picture: pictures,
    })
    .from(products)
    .leftJoin(productPictures, isFrontPictureOf(products.id))
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(
      inArray(
        products.id,
        parts.map(({ product_id: id }) => id),
      ),
    );
  return parts.flatMap(({ product_id: id, quantity }) => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ ...row, quantity }] : [];
  });
}

/** Converts the parts of a bundle of a price in paise for the answer, money in rupees. */
export function toBundle(
  parts: readonly DisplayedPart[],
  bundlePaise: number,
): NonNullable<ProductDetail['bundle']> {
  const apartPaise = parts.reduce((sum, part) => sum + part.quantity * part.pricePaise, 0);
  const isLess = parts.every((part) => part.is_sold) && apartPaise > bundlePaise;
  return {
    parts: parts.map(({ pricePaise, picture, ...part }) => ({
      ...part,
      image: picture && toPicture(picture),
      product_price: toRupees(pricePaise),
    })),
    saving: isLess ? toRupees(apartPaise - bundlePaise) : null,
  };
}

/** Returns the ids of the bundles that a product is a part of, of those that can be displayed. */
export async function bundlesWith(
  db: Database,
  partId: number,
  canBeside: SQL | undefined,
): Promise<number[]> {
  const rows = await db
    .select({ id: bundleParts.bundleId })
    .from(bundleParts)
    .innerJoin(products, and(eq(products.id, bundleParts.bundleId), canBeside))
    .where(eq(bundleParts.partId, partId))
    .orderBy(asc(bundleParts.bundleId));
  return rows.map(({ id }) => id);
}
