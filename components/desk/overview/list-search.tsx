import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { PageForm } from '@/components/ui/page-form.client';
import { MAX_SEARCH_LENGTH } from '@/contract/shop/limits';
import styles from './list-search.module.css';

interface ListSearchProps {
  /** The path of the list. */
  action: string;
  /** What is listed: `orders`. */
  of: string;
  search: string | undefined;
  /** The other choices of the list, which a search keeps. */
  others?: Record<string, string | undefined>;
}

/** Finds the orders of a list, or what belongs to them; a plain form. */
export function ListSearch({ action, of, search, others = {} }: ListSearchProps) {
  return (
    <PageForm
      action={action}
      role="search"
      aria-label={`Search in ${of}`}
      className={`cluster gap-2 mb-4 ${styles.form}`}
    >
      <div className={`may-shrink relative icon-20 ${styles.box}`}>
        <Icon name="search" />
        <Input
          type="search"
          name="search"
          defaultValue={search}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder="Number, name, mobile or email"
          aria-label={`Search in ${of}: number, name, mobile or email`}
          enterKeyHint="search"
          autoComplete="off"
        />
      </div>
      {Object.entries(others).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit" variant="quiet">
        Search
      </Button>
    </PageForm>
  );
}
