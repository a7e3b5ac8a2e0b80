import 'server-only';
import type { Metadata } from 'next';
import type { Brand } from '@/contract/brand';
import { shopProfile } from '@/contract/shop';
import { SHOP_NAME } from '@/contract/shop-names';
import { getText } from '@/lib/language/get-text';
import { routes } from '@/lib/routes';
import { isIndexable, listingHref } from '@/lib/routing/listing';
import type { PageMeta } from '@/lib/seo/metadata';
import { pageTitle } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import { findCategory } from '@/lib/view/category-tree';
import { listingAbout } from '@/lib/view/listing-about';
import { getShareCard } from './cards';
import { getMetadata, getPageMeta } from './metadata';
import type { ShopPage } from './shop';
import { getCategories } from './shop';

/**
 * Returns the head of a listing: title and texts of its category, brand, the shop or the search.
 * Search engines index whole listings only; every listing is its own canonical page.
 */
export async function getListingMetadata(page: ShopPage): Promise<Metadata> {
  const { listing, answer } = page;
  const meta = await listingMeta(page);
  const title = listing.search ? pageTitle(`Results for “${listing.search}”`) : meta.title;
  return getMetadata({
    meta: onPage({ ...meta, title }, listing.page, answer.total_pages),
    canonical: listingHref(listing),
    origin: serverConfig().publicOrigin,
    indexable: isIndexable(listing) && answer.total_count > 0,
    shareCard: listing.category ? await getShareCard('category', listing.category) : null,
  });
}

/** Names the page in the texts of all pages but the first, so that no two pages have the same. */
function onPage(meta: PageMeta, page: number, pages: number): PageMeta {
  if (page === 1) return meta;
  return {
    ...meta,
    title: `${meta.title} | Page ${page}`,
    description: `Page ${page} of ${pages}. ${meta.description}`,
  };
}

async function listingMeta(page: ShopPage): Promise<PageMeta> {
  const { listing, brand } = page;
  if (brand) return getPageMeta(routes.brand(brand), brandMeta(brand, page));
  const category = listing.category && findCategory(await getCategories(), listing.category);
  if (category) {
    const t = await getText();
    if (t.language === 'hi') return hindiMeta(t.nameOf(category));
    return getPageMeta(routes.category(category), {
      title: category.metatitle,
      description: category.metadescription,
      keywords: category.metakeywords,
    });
  }
  return getPageMeta(routes.shop(), {
    title: pageTitle('Shop'),
    description: shopProfile.about,
    keywords: shopProfile.tagline,
  });
}

/** Returns the texts of a category that is named in Hindi, for lack of others. */
function hindiMeta(name: string): PageMeta {
  return {
    title: pageTitle(`${name} online`),
    description: `Buy ${name} online. Delivered across India in 4-7 days.`,
    keywords: name,
  };
}

function brandMeta(brand: Brand, page: ShopPage): PageMeta {
  const categories = page.answer.facets.categories ?? [];
  return {
    title: pageTitle(`${brand.name} online`),
    description: `Shop ${brand.name} at ${SHOP_NAME}. ${listingAbout(page)}`.trim(),
    keywords: [brand.name, ...categories.map(({ name }) => name)].join(', ').toLowerCase(),
  };
}
