import { Search } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import type { Listing } from '@/lib/routing/listing';
import { formIdOf } from './form-id';
import styles from './listing-toolbar.module.css';

/** Searches within the shelf, on Enter or with the button. */
export function ShelfSearch({ listing }: { listing: Listing }) {
  const formId = formIdOf(listing);
  return (
    <div className={styles.search}>
      <Input
        form={formId}
        name="search"
        type="search"
        enterKeyHint="search"
        maxLength={100}
        autoComplete="off"
        aria-label="Search this shelf"
        placeholder="Search this shelf"
        defaultValue={listing.search}
      />
      <IconButton label="Search" type="submit" form={formId} className={styles.searchButton}>
        <Search />
      </IconButton>
    </div>
  );
}
