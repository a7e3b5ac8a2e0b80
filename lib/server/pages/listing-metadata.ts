import 'server-only';
import type { Metadata } from 'next';
import type { Brand } from '@/contract/catalogue/brand';
import { type TranslatedCategory, translationIn } from '@/contract/kit/translations';
import type { DeliverySettings } from '@/contract/shop/settings';
import { getText } from '@/lib/language/get-text';
import type { Translate } from '@/lib/language/translate';
import { routes } from '@/lib/routes';
import { isIndexable, listingHref } from '@/lib/routing/listing';
import { deliveredMeta } from '@/lib/seo/delivered-meta';
import { onPage, type PageMeta, pageTitle } from '@/lib/seo/metadata';
import { getCompany, getSettings } from '@/lib/server/api/settings';
import { serverConfig } from '@/lib/server/config';
import { findCategory } from '@/lib/view/categories';
import { chosenShelves } from '@/lib/view/chosen-shelves';
import { listingAbout } from '@/lib/view/listing-about';
import { getShareCard } from './cards';
import { getMetadata, getPageMeta } from './metadata';
import { getCategories, type ShopPage } from './shop';

/**
 * Returns the head of a listing: title and texts of its category, brand, the shop or the search.
 * Search engines index whole listings only; every listing is its own canonical page.
 */
export async function getListingMetadata(page: ShopPage): Promise<Metadata> {
  const { listing, answer } = page;
  const t = await getText();
  const meta = await listingMeta(page, t);
  const title = ownTitle(page, t) ?? meta.title;
  return getMetadata({
    meta: onPage({ ...meta, title }, { page: listing.page, pages: answer.total_pages, t }),
    canonical: listingHref(listing),
    origin: serverConfig().publicOrigin,
    indexable: isIndexable(listing) && answer.total_count > 0,
    shareCard: listing.category ? await getShareCard('category', listing.category) : null,
  });
}

/** Returns the title of a search, or of the shelves that are chosen in the whole shop. */
function ownTitle({ listing, answer, brand }: ShopPage, t: Translate): string | undefined {
  if (listing.search) return pageTitle(t('Results for “{search}”', { search: listing.search }));
  if (listing.category || brand) return undefined;
  const shelves = chosenShelves(listing, answer.facets);
  return shelves.length > 0 ? pageTitle(shelves.map(t.nameOf).join(', ')) : undefined;
}

async function listingMeta(page: ShopPage, t: Translate): Promise<PageMeta> {
  const { listing, brand } = page;
  if (brand)
    return getPageMeta(
      routes.brand(brand),
      brandMeta(brand, page, { t, shop: (await getCompany()).name }),
    );
  const category = listing.category && findCategory(await getCategories(), listing.category);
  if (category) {
    if (t.language !== 'en') {
      const byName = metaOfName(t.nameOf(category), (await getSettings()).delivery, t);
      return withWrittenMeta(byName, translationIn(category.translations ?? {}, t.language));
    }
    return getPageMeta(routes.category(category), {
      title: category.metatitle,
      description: category.metadescription,
      keywords: category.metakeywords,
    });
  }
  const { about, tagline } = await getCompany();
  return getPageMeta(routes.shop(), {
    title: pageTitle('Shop'),
    description: about,
    keywords: tagline,
  });
}

/** Returns the texts of a category in another language: of its name, for lack of others. */
function metaOfName(name: string, delivery: DeliverySettings, t: Translate): PageMeta {
  return {
    title: pageTitle(t('{name} online', { name })),
    description: deliveredMeta(name, delivery, t),
    keywords: name,
  };
}

/** Returns the same with what staff have written in the language of the page. */
function withWrittenMeta(meta: PageMeta, written: TranslatedCategory = {}): PageMeta {
  const { metatitle, metadescription, metakeywords } = written;
  return {
    title: metatitle ?? meta.title,
    description: metadescription ?? meta.description,
    keywords: metakeywords ?? meta.keywords,
  };
}

interface Worded {
  t: Translate;
  /** The name of the shop. */
  shop: string;
}

/** Returns the texts of a brand; what staff wrote about it is English, and no part of one in Hindi. */
function brandMeta(brand: Brand, page: ShopPage, { t, shop }: Worded): PageMeta {
  const categories = page.answer.facets.categories ?? [];
  const { written, goods } = listingAbout(page, t);
  const texts = [
    t('Shop {brand} at {shop}.', { brand: brand.name, shop }),
    t.language === 'en' && written,
    goods,
  ];
  return {
    title: pageTitle(t('{name} online', { name: brand.name })),
    description: texts.filter(Boolean).join(' '),
    keywords: [brand.name, ...categories.map(({ name }) => name)].join(', ').toLowerCase(),
  };
}
