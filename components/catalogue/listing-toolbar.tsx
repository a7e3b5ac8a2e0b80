import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import type { ProductListAnswer } from '@/contract/catalogue/catalogue';
import type { Ordering } from '@/contract/catalogue/orderings';
import type { Listing } from '@/lib/routing/listing';
import { OpenFilters } from './filter-drawer.client';
import type { Shelf } from './listing-copy';
import { listingFormId } from './listing-form-id';
import styles from './listing-toolbar.module.css';
import { SubCategories } from './sub-categories';

interface ListingToolbarProps {
  listing: Listing;
  /** The number of chosen filters. */
  chosen: number;
  /** The categories below the chosen one. */
  subCategories: Shelf[];
  /** The facts by which the goods can be ordered. */
  orders?: ProductListAnswer['fact_orders'];
}

/** One row: the filters (on phones), the order, and the categories below the chosen one. */
export function ListingToolbar({ listing, chosen, subCategories, orders }: ListingToolbarProps) {
  return (
    <div className={`flex top gap-2 mb-4 ${styles.bar}`}>
      <FilterButtons formId={listingFormId(listing)} chosen={chosen} />
      <SortSelect listing={listing} orders={orders} />
      <SubCategories categories={subCategories} />
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

/** The order of the products. Searches are sorted by best match unless another order is chosen. */
function SortSelect({ listing, orders = [] }: Pick<ListingToolbarProps, 'listing' | 'orders'>) {
  const t = useText();
  const formId = listingFormId(listing);
  return (
    <div className={`flex rigid gap-2 ${styles.sort}`}>
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
        {orders.flatMap((fact) => [
          <option key={fact.key} value={`fact_${fact.key}`}>
            {t('{name} - Low to High', { name: t.nameOf(fact) })}
          </option>,
          <option key={`-${fact.key}`} value={`-fact_${fact.key}`}>
            {t('{name} - High to Low', { name: t.nameOf(fact) })}
          </option>,
        ])}
      </Select>
      <Button type="submit" form={formId} variant="line" size="small" className="without-scripts">
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
  { value: '-created_at', label: 'Newest first|products' },
  { value: '-discount', label: 'Discount - High to Low' },
  { value: 'country_of_origin', label: 'Country of origin - A to Z' },
  { value: '-country_of_origin', label: 'Country of origin - Z to A' },
];
