import type { Database } from '../../db/database.ts';
import { categories } from '../../db/schema/categories.ts';
import type { Catalogue, SeedCategory } from '../seed-data.ts';
import type { SeedPictures } from './picture-ids.ts';
import { pictureId } from './picture-ids.ts';

/** The category tree with its plates and banners. */
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

/** A category and all below it, parents first. */
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
