import type { Database } from '../../db/database.ts';
import { categories } from '../../db/schema/categories.ts';
import { brands, hsnRates, productFoams, tags } from '../../db/schema/product-attributes.ts';
import { productPictures, productRelations } from '../../db/schema/product-details.ts';
import type { Catalogue, SeedCategory } from '../seed-data.ts';
import type { SeedPictures } from './picture-ids.ts';
import { pictureId } from './picture-ids.ts';

/** Writes brands, tags, forms and tax rates, which products refer to. */
export async function seedNames(tx: Database, catalogue: Catalogue): Promise<void> {
  await tx.insert(brands).values(catalogue.brands);
  await tx
    .insert(tags)
    .values(catalogue.tags.map(({ badge, ...tag }) => ({ ...tag, isBadge: badge })));
  await tx.insert(productFoams).values(catalogue.product_foams);
  await tx
    .insert(hsnRates)
    .values(
      catalogue.hsn_rates.flatMap(({ prefix, description, rates }) =>
        rates.map(({ from, rate }) => ({ prefix, description, validFrom: from, rate })),
      ),
    );
}

/** Writes the category tree with its plates and banners. */
export async function seedCategories(
  tx: Database,
  catalogue: Catalogue,
  pictures: SeedPictures,
): Promise<void> {
  const featured = new Map(catalogue.featured_categories.map((entry) => [entry.id, entry]));
  const rows = catalogue.categories.flatMap(withChildren).map((category) => ({
    ...toRow(category, pictures),
    featuredName: featured.get(category.id)?.name ?? null,
    featuredOrder: featured.get(category.id)?.order ?? null,
  }));
  await tx.insert(categories).values(rows);
}

/** Returns a category and all below it, parents first. */
function withChildren(category: SeedCategory): SeedCategory[] {
  return [category, ...category.children.flatMap(withChildren)];
}

function toRow(category: SeedCategory, pictures: SeedPictures) {
  const { id } = category;
  return {
    id,
    parentId: category.parent_id,
    level: category.level,
    position: category.sort,
    name: category.name,
    nameHi: category.name_hi,
    slug: category.slug,
    metaTitle: category.metatitle,
    metaDescription: category.metadescription,
    metaKeywords: category.metakeywords,
    pictureId: pictureId(pictures, `categories/${id}`),
    bannerTitle: category.banner?.title ?? null,
    bannerText: category.banner?.text ?? null,
    webBannerId: pictureId(pictures, `categories/${id}-web`),
    mobileBannerId: pictureId(pictures, `categories/${id}-mobile`),
  };
}

/** The gallery's views in order, each with the caption of its picture. */
const VIEWS = [
  { view: 'front', caption: 'front of the pack' },
  { view: 'still', caption: 'the pack with what is in it' },
  { view: 'plate', caption: 'drawing of what it is made of' },
  { view: 'back', caption: 'back of the pack with the label facts' },
] as const;

/** Writes the galleries, and the products displayed beside each product. */
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
  return VIEWS.flatMap(({ view, caption }) => {
    const picture = pictureId(pictures, `products/${id}-${view}`);
    return picture ? [{ view, alt: `${name}: ${caption}`, pictureId: picture }] : [];
  }).map((row, index) => ({ ...row, productId: id, position: index + 1 }));
}

function relationsOf(productId: number, kind: 'related' | 'other', ids: readonly number[]) {
  return ids
    .filter((relatedId) => relatedId !== productId)
    .map((relatedId, index) => ({ productId, kind, position: index + 1, relatedId }));
}
