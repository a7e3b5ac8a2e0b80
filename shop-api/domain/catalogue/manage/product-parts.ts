import { inArray } from 'drizzle-orm';
import type { ProductFields } from '../../../../contract/catalogue/manage.ts';
import type { Database } from '../../../db/database.ts';
import {
  productPictures,
  productRelations,
  productTags,
} from '../../../db/schema/product-details.ts';

/** The lists of a product that have tables of their own. */
type Parts = Pick<
  ProductFields,
  'pictures' | 'tag_ids' | 'related_product_ids' | 'other_product_ids'
>;

export type PartsOf = Parts & { id: number };

/** Writes tags and pictures of new products. */
export async function addTagsAndPictures(tx: Database, goods: readonly PartsOf[]): Promise<void> {
  const tags = goods.flatMap(({ id: productId, tag_ids }) =>
    [...new Set(tag_ids)].map((tagId) => ({ productId, tagId })),
  );
  if (tags.length > 0) await tx.insert(productTags).values(tags);
  const pictures = goods.flatMap(({ id: productId, pictures: given }) =>
    given.map(({ id: pictureId, view, alt_text: alt, translations }, index) => ({
      productId,
      position: index + 1,
      pictureId,
      view,
      alt,
      translations,
    })),
  );
  if (pictures.length > 0) await tx.insert(productPictures).values(pictures);
}

/** Writes which products are displayed beside new ones; all of them exist by now. */
export async function addRelations(tx: Database, goods: readonly PartsOf[]): Promise<void> {
  const relations = goods.flatMap((product) => [
    ...relationsOf(product.id, 'related', product.related_product_ids),
    ...relationsOf(product.id, 'other', product.other_product_ids),
  ]);
  if (relations.length > 0) await tx.insert(productRelations).values(relations);
}

/** A product is not displayed beside itself. */
function relationsOf(productId: number, kind: 'related' | 'other', ids: readonly number[]) {
  return ids
    .filter((relatedId) => relatedId !== productId)
    .map((relatedId, index) => ({ productId, kind, position: index + 1, relatedId }));
}

/** Removes the lists of products, which are written anew. */
export async function removeParts(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.delete(productTags).where(inArray(productTags.productId, [...ids]));
  await tx.delete(productPictures).where(inArray(productPictures.productId, [...ids]));
  await tx.delete(productRelations).where(inArray(productRelations.productId, [...ids]));
}
