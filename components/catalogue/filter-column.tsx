import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button-link';
import type { Facets } from '@/contract/catalogue/facets';
import { type Listing, listingHref } from '@/lib/routing/listing';
import { FilterPanel, ShowProducts } from './filter-drawer.client';
import styles from './listing.module.css';
import { ListingFilters } from './listing-filters';
import { section } from './listing-sections';

interface FilterColumnProps {
  listing: Listing;
  facets: Facets;
  /** How many products the result has, in words. */
  count: string;
  /** The URL of the listing without its filters, if any are chosen. */
  clearHref: string | undefined;
}

/** The filters: with a head beside the products, with a foot in the phone's drawer. */
export function FilterColumn({ listing, facets, count, clearHref }: FilterColumnProps) {
  const t = useText();
  return (
    <FilterPanel
      className={styles.side}
      head={<Head />}
      foot={
        <>
          <Clear href={clearHref ?? listingHref(listing)} />
          <ShowProducts>{t('Show {count}', { count })}</ShowProducts>
        </>
      }
    >
      <ListingFilters listing={listing} facets={facets} />
    </FilterPanel>
  );
}

function Head() {
  const t = useText();
  return (
    <div className={`row between mb-2 ${styles.sideHead}`}>
      <h2>{t('Filter')}</h2>
    </div>
  );
}

function Clear({ href }: { href: string }) {
  const t = useText();
  return (
    <div {...section('links')}>
      <ButtonLink href={href} variant="text">
        {t('Clear')}
      </ButtonLink>
    </div>
  );
}
