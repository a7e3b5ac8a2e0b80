import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link.client';
import type { Facets } from '@/contract/catalogue';
import type { Surface } from '@/lib/routes';
import { routes } from '@/lib/routes';
import type { Listing } from '@/lib/routing/listing';
import { listingAddress } from '@/lib/routing/listing';
import { ShowProducts } from './filter-buttons.client';
import { FilterPanel } from './filter-panel.client';
import { Filters } from './filters';
import styles from './listing.module.css';
import { part } from './listing-parts';
import { productCount } from './listing-words';

interface FilterColumnProps {
  listing: Listing;
  facets: Facets;
  surface: Surface;
  /** Products in the result. */
  total: number;
  /** The listing without its filters, where there are any. */
  clearHref: string | undefined;
}

/** The filters with their head beside the products, and with their foot in the phone's drawer. */
export function FilterColumn({ listing, facets, surface, total, clearHref }: FilterColumnProps) {
  return (
    <FilterPanel
      className={styles.side}
      head={<Head clearHref={clearHref} />}
      foot={
        <>
          <Clear href={clearHref ?? routes.shop(listingAddress(listing))} />
          <ShowProducts>Show {productCount(total)}</ShowProducts>
        </>
      }
    >
      <Filters listing={listing} facets={facets} surface={surface} />
    </FilterPanel>
  );
}

function Head({ clearHref }: { clearHref: string | undefined }) {
  return (
    <div className={styles.sideHead} {...part('links')}>
      <h2>Filter</h2>
      {clearHref && (
        <Link className="link small" href={clearHref}>
          Clear all
        </Link>
      )}
    </div>
  );
}

function Clear({ href }: { href: string }) {
  return (
    <div {...part('links')}>
      <ButtonLink href={href} variant="text">
        Clear
      </ButtonLink>
    </div>
  );
}
