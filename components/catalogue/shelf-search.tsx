import { Search } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { LISTING_FORM_ID } from './listing-form';
import styles from './listing-toolbar.module.css';

/** Searches within the shelf, on Enter or with the button. */
export function ShelfSearch({ search }: { search: string | undefined }) {
  return (
    <div className={styles.search}>
      <Input
        id="shelf-search"
        form={LISTING_FORM_ID}
        name="search"
        type="search"
        enterKeyHint="search"
        maxLength={100}
        autoComplete="off"
        aria-label="Search this shelf"
        placeholder="Search this shelf"
        defaultValue={search}
      />
      <IconButton
        label="Search"
        type="submit"
        form={LISTING_FORM_ID}
        className={styles.searchButton}
      >
        <Search />
      </IconButton>
    </div>
  );
}
