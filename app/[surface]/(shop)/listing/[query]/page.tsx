import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AddToCart } from '@/components/cart/add-to-cart';
import { listingTrail, mainShelves, subCategoriesOf } from '@/components/catalogue/listing-copy';
import { ListingView } from '@/components/catalogue/listing-view';
import { CurrentCategory } from '@/components/chrome/current-category.client';
import { JsonLd } from '@/components/shared/raw-html';
import { WishlistHeart } from '@/components/shared/wishlist-heart.client';
import { PACKING_CATEGORY_ID } from '@/contract/limits';
import type { Surface } from '@/lib/routes';
import { routes } from '@/lib/routes';
import { isIndexable, listingOfSegment, listingSegment } from '@/lib/routing/listing';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import { getListingMeta } from '@/lib/server/pages/metadata';
import { getCategories, getPopularCards, getShopPage } from '@/lib/server/pages/shop';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ surface: Surface; query: string }>;
}

/** Prerenders the whole shop and the top categories; other listings render at their first visit. */
export async function generateStaticParams() {
  const everything = listingOfSegment('all');
  const categories = await getCategories();
  const listings = [everything, ...categories.map(({ id }) => ({ ...everything, category: id }))];
  return listings.map((listing) => ({ query: listingSegment(listing) }));
}

async function readPage(params: Props['params']) {
  const { surface, query } = await params;
  const { listing, answer } = (await getShopPage(query)) ?? notFound();
  const isPastTheEnd = listing.page > answer.total_pages;
  const isUnknownCategory = listing.category && answer.category_path.length === 0;
  const isNoShelf = listing.category === PACKING_CATEGORY_ID;
  if (isPastTheEnd || isUnknownCategory || isNoShelf) notFound();
  return { surface, listing, answer };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { listing } = await readPage(params);
  const { category, page } = listing;
  const indexable = isIndexable(listing);
  return pageMetadata({
    meta: await getListingMeta(listing),
    canonical: routes.shop(indexable ? { category, page } : { category }),
    origin: serverConfig().publicOrigin,
    indexable,
  });
}

export default async function ListingPage({ params }: Props) {
  const { surface, listing, answer } = await readPage(params);
  const [popular, categories] = await Promise.all([
    answer.total_count === 0 ? getPopularCards() : [],
    getCategories(),
  ]);
  const trail = listingTrail(listing, answer.category_path);
  return (
    <>
      <JsonLd data={graph(breadcrumbList(trail, serverConfig().publicOrigin))} />
      <CurrentCategory path={answer.category_path} isPage={!listing.search} />
      <ListingView
        listing={listing}
        answer={answer}
        surface={surface}
        popular={popular}
        shelves={mainShelves(categories)}
        subCategories={subCategoriesOf(categories, answer.category_path)}
        slots={{
          action: (product) => <AddToCart product={product} />,
          heart: ({ id, name }) => <WishlistHeart productId={id} name={name} />,
        }}
      />
    </>
  );
}
