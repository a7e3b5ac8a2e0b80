import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { classNames } from '@/components/ui/class-names';
import type { ProductListAnswer } from '@/contract/catalogue';
import type { Surface } from '@/lib/routes';
import type { Listing } from '@/lib/routing/listing';
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
import { listingHeading, listingTrail } from './listing-copy';
import type { CardSlots } from './listing-products';
import { ListingProducts } from './listing-products';
import { ListingToolbar } from './listing-toolbar';

interface ListingViewProps {
  listing: Listing;
  answer: ProductListAnswer;
  surface: Surface;
  slots?: CardSlots;
}

/** The shop's listing: all products, a category, or search results. Requires a `ListingFrame`. */
export function ListingView({ listing, answer, surface, slots = {} }: ListingViewProps) {
  const { category_path: path, facets, total_count: total } = answer;
  const heading = listingHeading(listing, path);
  const banner = listing.search ? undefined : answer.category_banners[0];
  const chosen = chosenFilters(listing, facets);
  const clearHref = chosen.length > 0 ? withoutFilters(listing) : undefined;
  return (
    <>
      <ListingBanner heading={heading} banner={banner} />
      <div className={classNames('wrap', surface === 'web' && styles.belowHeader)}>
        <Breadcrumbs trail={listingTrail(listing, path)} />
        {!banner?.web_banner && <h1 className={styles.heading}>{heading}</h1>}
        <div className={styles.shop}>
          <FilterColumn
            listing={listing}
            facets={facets}
            surface={surface}
            total={total}
            clearHref={clearHref}
          />
          <section className={styles.main} aria-label="Products">
            <ListingToolbar listing={listing} total={total} chosen={chosen.length} />
            <ActiveChips
              filters={[...searchFilter(listing), ...chosen]}
              clearHref={withoutAnything(listing)}
            />
            <ListingProducts
              listing={listing}
              answer={answer}
              slots={slots}
              clearHref={clearHref}
            />
          </section>
        </div>
      </div>
    </>
  );
}
