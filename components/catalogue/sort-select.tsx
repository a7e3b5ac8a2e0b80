import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { Listing } from '@/lib/routing/listing';
import { formIdOf } from './form-id';
import styles from './listing-toolbar.module.css';
import { SORT_OPTIONS } from './sort-options';

/** The order of the products. Searches come best match first unless another order is chosen. */
export function SortSelect({ listing }: { listing: Listing }) {
  const formId = formIdOf(listing);
  return (
    <div className={styles.sort}>
      <Select
        form={formId}
        name="sort"
        autoComplete="off"
        aria-label="Sort"
        defaultValue={listing.sort ?? ''}
      >
        <option value="">{listing.search ? 'Best match' : 'Popular'}</option>
        {SORT_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Button type="submit" form={formId} variant="line" size="small" className={styles.sortButton}>
        Sort
      </Button>
    </div>
  );
}
