import type { Database } from '../../db/database.ts';
import { brands, hsnRates, productFoams, tags } from '../../db/schema/product-attributes.ts';
import { addCategories } from '../../domain/catalogue/manage/add-categories.ts';
import type { Catalogue, SeedCategory } from '../seed-data.ts';
import { pictureId, type SeedPictures } from './picture-ids.ts';

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
  const tree = catalogue.categories.flatMap(withChildren).map((category) => ({
    id: category.id,
    fields: {
      ...toFields(category, pictures),
      featured_name: featured.get(category.id)?.name ?? null,
      featured_order: featured.get(category.id)?.order ?? null,
    },
  }));
  await addCategories(tx, tree);
}

/** Returns a category and all below it, parents first. */
function withChildren(category: SeedCategory): SeedCategory[] {
  return [category, ...category.children.flatMap(withChildren)];
}

function toFields(category: SeedCategory, pictures: SeedPictures) {
  const { id } = category;
  return {
    name: category.name,
    translations: category.translations,
    slug: category.slug,
    parent_id: category.parent_id,
    position: category.sort,
    picture_id: pictureId(pictures, `categories/${id}`),
    banner_title: category.banner?.title ?? null,
    banner_text: category.banner?.text ?? null,
    web_banner_id: pictureId(pictures, `categories/${id}-web`),
    mobile_banner_id: pictureId(pictures, `categories/${id}-mobile`),
    metatitle: category.metatitle,
    metadescription: category.metadescription,
    metakeywords: category.metakeywords,
  };
}
