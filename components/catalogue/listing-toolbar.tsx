import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { Ordering } from '@/contract/catalogue/catalogue';
import type { Listing } from '@/lib/routing/listing';
import { OpenFilters } from './filter-drawer.client';
import { listingFormId } from './listing-form-id';
import { section } from './listing-sections';
import styles from './listing-toolbar.module.css';

interface ListingToolbarProps {
  listing: Listing;
  /** How many products the result has, in words. */
  count: string;
  /** The number of chosen filters. */
  chosen: number;
}

/** The product count, the search within the listing, the filters (on phones) and the order. */
export function ListingToolbar({ listing, count, chosen }: ListingToolbarProps) {
  const t = useText();
  return (
    <div className={styles.toolbar}>
      <p className={styles.count} tabIndex={-1} {...section('count')}>
        {t(count)}
      </p>
      <ShelfSearch listing={listing} />
      <div className={styles.bar}>
        <FilterButtons formId={listingFormId(listing)} chosen={chosen} />
        <SortSelect listing={listing} />
      </div>
    </div>
  );
}

/** A button where scripts can open the drawer, otherwise a link to the filters. */
function FilterButtons({ formId, chosen }: { formId: string; chosen: number }) {
  const t = useText();
  const label = (
    <>
      <Icon name="sliders-horizontal" />
      {t('Filter')} {chosen > 0 && <span className="num">({chosen})</span>}
    </>
  );
  return (
    <>
      <OpenFilters className={styles.openFilters}>{t(label)}</OpenFilters>
      <a className={styles.goToFilters} href={`#${formId}`}>
        {t(label)}
      </a>
    </>
  );
}

/** Searches within the current category or brand, by Enter or the button. */
function ShelfSearch({ listing }: { listing: Listing }) {
  const t = useText();
  const formId = listingFormId(listing);
  const isWholeShop = !listing.category && !listing.brand;
  return (
    <div className={classNames(styles.search, isWholeShop && styles.ofWholeShop)}>
      <Input
        form={formId}
        name="search"
        type="search"
        enterKeyHint="search"
        maxLength={100}
        autoComplete="off"
        aria-label={t('Search this shelf')}
        placeholder={t('Search this shelf')}
        defaultValue={listing.search}
      />
      <IconButton label="Search" type="submit" form={formId} className={styles.searchButton}>
        <Icon name="search" />
      </IconButton>
    </div>
  );
}

/** The order of the products. Searches are sorted by best match unless another order is chosen. */
function SortSelect({ listing }: { listing: Listing }) {
  const t = useText();
  const formId = listingFormId(listing);
  return (
    <div className={styles.sort}>
      <Select
        form={formId}
        name="sort"
        autoComplete="off"
        aria-label={t('Sort')}
        defaultValue={listing.sort ?? ''}
      >
        <option value="">{t(listing.search ? 'Best match' : 'Popular')}</option>
        {SORT_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </Select>
      <Button type="submit" form={formId} variant="line" size="small" className={styles.sortButton}>
        {t('Sort')}
      </Button>
    </div>
  );
}

/** The specification's two labels for the price, and the order by country that the law requires. */
const SORT_OPTIONS: { value: Ordering; label: string }[] = [
  { value: 'base_price', label: 'Catalog Price - Low to High' },
  { value: '-base_price', label: 'Catalog Price - High to Low' },
  { value: '-rating', label: 'Rating - High to Low' },
  { value: '-created_at', label: 'Newest first' },
  { value: '-discount', label: 'Discount - High to Low' },
  { value: 'country_of_origin', label: 'Country of origin - A to Z' },
  { value: '-country_of_origin', label: 'Country of origin - Z to A' },
];
