import { SlidersHorizontal } from 'lucide-react';
import type { Listing } from '@/lib/routing/listing';
import { OpenFilters } from './filter-buttons.client';
import { formIdOf } from './form-id';
import { part } from './listing-parts';
import styles from './listing-toolbar.module.css';
import { productCount } from './listing-words';
import { ShelfSearch } from './shelf-search';
import { SortSelect } from './sort-select';

interface ListingToolbarProps {
  listing: Listing;
  total: number;
  /** How many filters are chosen. */
  chosen: number;
}

/** How many products there are, the search within them, filters (on phones) and order. */
export function ListingToolbar({ listing, total, chosen }: ListingToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <p className={styles.count} tabIndex={-1} {...part('count')}>
        {productCount(total)}
      </p>
      <ShelfSearch listing={listing} />
      <div className={styles.bar}>
        <FilterButtons formId={formIdOf(listing)} chosen={chosen} />
        <SortSelect listing={listing} />
      </div>
    </div>
  );
}

/** A button where scripts can open the drawer, else a link to the filters. */
function FilterButtons({ formId, chosen }: { formId: string; chosen: number }) {
  const words = (
    <>
      <SlidersHorizontal aria-hidden="true" />
      Filter {chosen > 0 && <span className="num">({chosen})</span>}
    </>
  );
  return (
    <>
      <OpenFilters className={styles.openFilters}>{words}</OpenFilters>
      <a className={styles.goToFilters} href={`#${formId}`}>
        {words}
      </a>
    </>
  );
}
