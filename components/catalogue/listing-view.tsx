import { useText } from '#language';
import { VaidyaBand } from '@/components/shared/vaidya-band';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { classNames } from '@/components/ui/class-names';
import { StaffText } from '@/components/ui/staff-text';
import type { Brand } from '@/contract/catalogue/brand';
import type { ProductListAnswer, ProductListItem } from '@/contract/catalogue/catalogue';
import type { SearchOutcome } from '@/contract/catalogue/search';
import type { Vaidya } from '@/contract/content/vaidyas';
import type { Listing } from '@/lib/routing/listing';
import { isInApp, type Surface } from '@/lib/surface';
import { chosenShelves } from '@/lib/view/chosen-shelves';
import type { ListingAbout } from '@/lib/view/listing-about';
import {
  ActiveChips,
  chosenFilters,
  searchFilter,
  withoutAnything,
  withoutFilters,
} from './active-filters';
import { FilterColumn } from './filter-column';
import styles from './listing.module.css';
import { ListingBanner } from './listing-banner';
import { listingHeading, listingTrail, productCount, type Shelf } from './listing-copy';
import { ListingProducts } from './listing-products';
import { section } from './listing-sections';
import { ListingToolbar } from './listing-toolbar';
import { SearchedText } from './searched-text.client';
import { ShopBand } from './shop-band';
import { SubCategories } from './sub-categories';

interface ListingViewProps {
  listing: Listing;
  answer: ProductListAnswer;
  /** The brand whose page it is. */
  brand?: Brand | undefined;
  about?: ListingAbout | undefined;
  surface: Surface;
  /** Products for a listing that has none. */
  popular?: ProductListItem[];
  /** Categories for a search that finds nothing. */
  shelves?: Shelf[];
  /** The categories below the chosen one. */
  subCategories?: Shelf[];
  /** For the search for an illness: whom to ask instead. */
  vaidyas?: readonly Vaidya[] | undefined;
}

/**
 * The shop's listing: all products, a category, a brand, or search results. Requires a
 * `ListingFrame`.
 */
export function ListingView(props: ListingViewProps) {
  const t = useText();
  const { listing, answer, brand, about, surface } = props;
  const { popular = [], shelves = [], subCategories = [], vaidyas } = props;
  const { category_path: path, facets, total_count: total } = answer;
  const count = t.filled(productCount(answer));
  const limits = { path, brand, shelves: chosenShelves(listing, facets) };
  const heading = listingHeading(listing, limits, t);
  const banner = listing.search ? undefined : answer.category_banners[0];
  const chosen = chosenFilters(listing, facets, t);
  const isWholeShop = path.length === 0 && !brand && !listing.search && !listing.categoryName;
  const isEmpty = total === 0 && chosen.length === 0;
  const clearHref = chosen.length > 0 ? withoutFilters(listing) : undefined;
  return (
    <>
      <SearchedText search={listing.search} found={t('{heading}: {count}', { heading, count })} />
      <ListingBanner heading={heading} banner={banner} names={path.map(({ name }) => name)} />
      {isWholeShop && <ShopBand heading={heading} />}
      <div className={classNames('wrap', !isInApp(surface) && styles.belowHeader)}>
        <div className={`cluster middle gap-x-4 ${styles.head}`}>
          <Breadcrumbs trail={listingTrail(listing, { path, brand }, t)} />
          {!isEmpty && (
            <p className={`small muted num ${styles.count}`} tabIndex={-1} {...section('count')}>
              {about?.goods || t(count)}
            </p>
          )}
        </div>
        {!banner?.web_banner && !isWholeShop && <h1 className={styles.heading}>{heading}</h1>}
        {about?.written && (
          <p className={`mb-6 muted ${styles.about}`}>
            <StaffText text={about.written} />
          </p>
        )}
        {total > 0 && <SearchNote typed={listing.search} outcome={answer.search} />}
        {vaidyas && (
          <div className="mb-5">
            <VaidyaBand vaidyas={vaidyas} about="search" />
          </div>
        )}
        <div className={isEmpty ? undefined : `split-1000 ${styles.shop}`}>
          {!isEmpty && (
            <FilterColumn listing={listing} facets={facets} count={count} clearHref={clearHref} />
          )}
          <section className={styles.main} aria-label={t('Products')}>
            {isEmpty ? (
              <SubCategories categories={subCategories} />
            ) : (
              <ListingToolbar
                {...{ listing, chosen: chosen.length, subCategories }}
                orders={answer.fact_orders}
              />
            )}
            <ActiveChips
              filters={[...searchFilter(listing), ...chosen]}
              clearHref={withoutAnything(listing)}
            />
            <ListingProducts
              listing={listing}
              answer={answer}
              clearHref={clearHref}
              popular={popular}
              shelves={shelves}
            />
          </section>
        </div>
      </div>
    </>
  );
}

interface SearchNoteProps {
  typed: string | undefined;
  outcome: SearchOutcome | undefined;
}

/** Says what a search has understood, where that is not all of what was typed. */
function SearchNote({ typed, outcome }: SearchNoteProps) {
  const t = useText();
  if (!outcome?.is_partial && !outcome?.corrected) return null;
  const { matched, is_partial: isPartial, corrected } = outcome;
  return (
    <p className={styles.searchNote}>
      {t(isPartial ? 'Showing what matches' : 'Showing results for')}{' '}
      <b>{isPartial ? matched : corrected}</b>
      {corrected && (
        <small className="block small muted">
          {t('You typed')} {typed}
        </small>
      )}
    </p>
  );
}
