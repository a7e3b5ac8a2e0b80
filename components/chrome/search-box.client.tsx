'use client';

import { useText } from '#language';
import { HEADER_SEARCH_ID } from '@/components/shared/header-search-id';
import { useLazyPart } from '@/components/shared/use-lazy-part.client';
import { Icon } from '@/components/ui/icon';
import { PageForm } from '@/components/ui/page-form.client';
import { MAX_SEARCH_LENGTH } from '@/contract/shop/limits';
import { routes } from '@/lib/routes';
import styles from './search-box.module.css';
import { useSearchBox } from './use-search-box.client';

const LIST_ID = 'search-suggestions';
const loadList = async () => (await import('./search-suggestions.client')).SearchSuggestions;

/**
 * The search of the header. Without scripts it is a form that leads to the results; with scripts a
 * combobox (WAI-ARIA 1.2, list autocomplete): products, categories and queries during typing,
 * recent and popular searches before it.
 */
export function SearchBox() {
  const t = useText();
  const { formProps, inputProps, listProps, list, isOpen } = useSearchBox(LIST_ID);
  const List = useLazyPart(loadList, isOpen);
  return (
    <search className={`block relative ${styles.search}`}>
      <PageForm {...formProps} action={routes.shop()}>
        <Icon name="search" />
        <label className="visually-hidden" htmlFor={HEADER_SEARCH_ID}>
          {t('Search the shop')}
        </label>
        <input
          {...inputProps}
          id={HEADER_SEARCH_ID}
          className={styles.input}
          name="search"
          type="text"
          role="combobox"
          placeholder={t('Search ghee, tulsi, soap...')}
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={list.rows > 0}
          aria-controls={LIST_ID}
        />
        <p role="status" className={list.isNothingFound ? styles.nothing : 'visually-hidden'}>
          {t.filled(list.status)}
        </p>
        {List && <List {...listProps} />}
      </PageForm>
    </search>
  );
}
