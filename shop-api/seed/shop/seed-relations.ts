import type { Database } from '../../db/database.ts';
import { productPictures } from '../../db/schema/product-pictures.ts';
import { productRelations } from '../../db/schema/product-relations.ts';
import type { Catalogue } from '../seed-data.ts';
import type { SeedPictures } from './picture-ids.ts';
import { pictureId } from './picture-ids.ts';

/** The gallery's views in order, with what a picture of each shows. */
const VIEWS = [
  { view: 'front', shows: 'front of the pack' },
  { view: 'still', shows: 'the pack with what is in it' },
  { view: 'plate', shows: 'drawing of what it is made of' },
  { view: 'back', shows: 'back of the pack with the label facts' },
] as const;

/** The galleries, and which products are shown beside which. */
export async function seedRelations(
  tx: Database,
  catalogue: Catalogue,
  pictures: SeedPictures,
): Promise<void> {
  const everything = [...catalogue.products, ...catalogue.packing_materials];
  const galleries = everything.flatMap((product) => galleryOf(product, pictures));
  if (galleries.length > 0) await tx.insert(productPictures).values(galleries);
  const relations = catalogue.products.flatMap((product) => [
    ...relationsOf(product.id, 'related', product.related_product_ids),
    ...relationsOf(product.id, 'other', product.other_product_ids),
  ]);
  await tx.insert(productRelations).values(relations);
}

function galleryOf({ id, name }: { id: number; name: string }, pictures: SeedPictures) {
  return VIEWS.flatMap(({ view, shows }) => {
    const picture = pictureId(pictures, `products/${id}-${view}`);
    return picture ? [{ view, alt: `${name}: ${shows}`, pictureId: picture }] : [];
  }).map((row, index) => ({ ...row, productId: id, position: index + 1 }));
}

function relationsOf(productId: number, kind: 'related' | 'other', ids: readonly number[]) {
  return ids
    .filter((shownId) => shownId !== productId)
    .map((shownId, index) => ({ productId, kind, position: index + 1, shownId }));
}
