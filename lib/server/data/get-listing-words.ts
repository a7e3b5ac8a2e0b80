import 'server-only';
import type { Category } from '@/contract/category';
import { routes } from '@/lib/routes';
import type { Listing } from '@/lib/routing/listing';
import type { PageWords } from '@/lib/seo/metadata';
import { shopProfile } from '@/lib/shop-profile';
import { getCategories } from './get-categories';
import { getPageWords } from './get-meta';

function findCategory(categories: Category[], id: number): Category | undefined {
  for (const category of categories) {
    const found = category.id === id ? category : findCategory(category.children, id);
    if (found) return found;
  }
  return undefined;
}

async function shelfWords({ category: id }: Listing): Promise<PageWords> {
  const category = id ? findCategory(await getCategories(), id) : undefined;
  if (category) {
    return getPageWords(routes.shop({ category: category.id }), {
      title: category.metatitle,
      description: category.metadescription,
      keywords: category.metakeywords,
    });
  }
  return getPageWords(routes.shop(), {
    title: `Shop | ${shopProfile.name}`,
    description: shopProfile.about,
    keywords: shopProfile.tagline,
  });
}

/** Title, description and keywords of a listing: the category's, the shop's or the search's. */
export async function getListingWords(listing: Listing): Promise<PageWords> {
  const words = await shelfWords(listing);
  const { search, page } = listing;
  const title = search ? `Results for “${search}” | ${shopProfile.name}` : words.title;
  return { ...words, title: page > 1 ? `${title} | Page ${page}` : title };
}
