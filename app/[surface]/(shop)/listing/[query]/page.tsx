import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { listingTrail, mainShelves, subCategoriesOf } from '@/components/catalogue/listing-copy';
import { ListingView } from '@/components/catalogue/listing-view';
import { CurrentCategory } from '@/components/chrome/current-category.client';
import { JsonLd } from '@/components/shared/raw-html';
import { namesIllness } from '@/contract/shop/illnesses';
import { PACKING_CATEGORY_ID, PRODUCTS_PER_PAGE } from '@/contract/shop/limits';
import { getText } from '@/lib/language/get-text';
import type { Translate } from '@/lib/language/translate';
import { routes } from '@/lib/routes';
import { isIndexable, listingHref, listingOfSegment, listingSegment } from '@/lib/routing/listing';
import { ownerOfPath } from '@/lib/routing/listing-path';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { itemList } from '@/lib/seo/list-node';
import { serverConfig } from '@/lib/server/config';
import { getListingMetadata } from '@/lib/server/pages/listing-metadata';
import { getMissingMetadata } from '@/lib/server/pages/metadata';
import {
  getCategories,
  getCategoriesIn,
  getPopularCards,
  getShopPage,
} from '@/lib/server/pages/shop';
import { getVaidyas } from '@/lib/server/pages/vaidyas';
import { onSurface, type Surface } from '@/lib/surface';
import { listingAbout } from '@/lib/view/listing-about';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ surface: Surface; query: string }>;
}

/** Prerenders the whole shop and the top categories; other listings render at their first visit. */
export async function generateStaticParams() {
  const everything = listingOfSegment('all');
  const categories = await getCategoriesIn('en');
  const owners = categories.map((category) => ownerOfPath(routes.category(category)));
  return [null, ...owners].map((owner) => ({ query: listingSegment({ ...everything, ...owner }) }));
}

/** Returns null for an unknown category or brand, and for a page past the end. */
async function findPage(query: string) {
  const page = await getShopPage(query);
  if (!page) return null;
  const { listing, answer } = page;
  const isPastTheEnd = listing.page > answer.total_pages;
  return isPastTheEnd || listing.category === PACKING_CATEGORY_ID ? null : page;
}

async function readPage(params: Props['params']) {
  const { surface, query } = await params;
  const page = (await findPage(query)) ?? notFound();
  const { listing } = page;
  if (listingSegment(listing) !== listingSegment(listingOfSegment(query))) {
    permanentRedirect(onSurface(listingHref(listing), surface));
  }
  return { ...page, surface };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await findPage((await params).query);
  return page ? getListingMetadata(page) : getMissingMetadata();
}

export default async function ListingPage({ params }: Props) {
  const page = await readPage(params);
  const { surface, listing, answer, brand } = page;
  const [popular, categories, vaidyas] = await Promise.all([
    answer.total_count === 0 ? getPopularCards() : [],
    getCategories(),
    namesIllness(listing.search ?? '') ? getVaidyas() : undefined,
  ]);
  const origin = serverConfig().publicOrigin;
  const t = await getText();
  const trail = listingTrail(listing, { path: answer.category_path, brand }, t);
  return (
    <>
      <CurrentCategory path={answer.category_path} isPage={!listing.search} />
      <ListingView
        listing={listing}
        answer={answer}
        brand={brand}
        about={isIndexable(listing) ? listingAbout(page, t) : undefined}
        surface={surface}
        popular={popular}
        shelves={mainShelves(categories)}
        subCategories={subCategoriesOf(categories, answer.category_path)}
        vaidyas={vaidyas}
      />
      <JsonLd origin={origin} data={graph(breadcrumbList(trail, origin), productList(page, t))} />
    </>
  );
}

/** Returns the products of the page as structured data. */
function productList({ listing, answer }: Awaited<ReturnType<typeof readPage>>, t: Translate) {
  const rows = answer.data.data.map((product) => ({
    name: t.nameOf(product),
    path: routes.product(product.id, product.name),
  }));
  return itemList(rows, serverConfig().publicOrigin, (listing.page - 1) * PRODUCTS_PER_PAGE);
}
