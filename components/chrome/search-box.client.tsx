'use client';

import { Search } from 'lucide-react';
import { MAX_SEARCH_LENGTH } from '@/contract/limits';
import { routes } from '@/lib/routes';
import styles from './search-box.module.css';
import { SearchPanel } from './search-panel';
import { useSearchBox } from './use-search-box.client';

const LIST_ID = 'search-suggestions';

/**
 * The search of the header. Without scripts it is a form that leads to the results; with scripts a
 * combobox (WAI-ARIA 1.2, list autocomplete) that suggests up to four products during typing.
 */
export function SearchBox() {
  const { formProps, inputProps, panelProps, hasList } = useSearchBox(LIST_ID);
  return (
    <search className={styles.search}>
      <form {...formProps} action={routes.shop()}>
        <Search aria-hidden="true" />
        <label className="visually-hidden" htmlFor="search">
          Search the shop
        </label>
        <input
          {...inputProps}
          id="search"
          className={styles.input}
          name="search"
          type="text"
          role="combobox"
          placeholder="Search ghee, tulsi, soap..."
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={LIST_ID}
        />
        <SearchPanel {...panelProps} id={LIST_ID} />
      </form>
    </search>
  );
}
