import type { ReactNode } from 'react';
import { useText } from '#language';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import type { Facets } from '@/contract/catalogue/facets';
import { type ChosenFilter, filtersWith } from '@/contract/catalogue/listing-filters';
import { MAX_SEARCH_LENGTH } from '@/contract/shop/limits';
import type { Translate } from '@/lib/language/translate';
import { type Listing, listingHref, wholeListing } from '@/lib/routing/listing';
import { FactFilter } from './fact-filter';
import { type FilterOption, FilterOptions } from './filter-options.client';
import styles from './listing-filters.module.css';
import { ListingForm } from './listing-form.client';
import { listingFormId } from './listing-form-id';
import { PriceRange } from './price-range';

interface ListingFiltersProps {
  listing: Listing;
  facets: Facets;
}

/** The search within the listing, and the filters with the number of products that each would leave. */
export function ListingFilters({ listing, facets }: ListingFiltersProps) {
  const t = useText();
  const formId = listingFormId(listing);
  const action = listingHref({ ...wholeListing(listing), categoryName: undefined });
  const filters = filtersWith(listing.filters);
  // The page of a brand is limited to it already.
  const offered = listing.brand ? filters.filter(({ name }) => name !== 'brand') : filters;
  return (
    <ListingForm id={formId} action={action} className={styles.filters}>
      {listing.categoryName && (
        <input type="hidden" name="category_name" value={listing.categoryName} />
      )}
      <ShelfSearch search={listing.search} />
      <Accordion>
        {offered.map((filter) =>
          filter.kind === 'facts' ? (
            <FactGroups key={filter.name} chosen={filter.value} facets={facets} formId={formId} />
          ) : (
            <OneFilter key={filter.name} filter={filter} facets={facets} formId={formId} />
          ),
        )}
      </Accordion>
      <Button type="submit" block className="mt-5 without-scripts">
        {t('Apply filters')}
      </Button>
    </ListingForm>
  );
}

/** Searches within the current category or brand, by Enter or the button. */
function ShelfSearch({ search }: { search: string | undefined }) {
  const t = useText();
  return (
    <div className={styles.search}>
      <Input
        name="search"
        type="search"
        enterKeyHint="search"
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        aria-label={t('Search this shelf')}
        placeholder={t('Search this shelf')}
        defaultValue={search}
      />
      <IconButton label="Search" type="submit" className={styles.searchButton}>
        <Icon name="search" />
      </IconButton>
    </div>
  );
}

interface OneFilterProps {
  filter: ChosenFilter;
  facets: Facets;
  formId: string;
}

/** The group of one filter; nothing if it has no options. */
function OneFilter({ filter, facets, formId }: OneFilterProps) {
  const t = useText();
  const { name, label } = filter;
  const options = optionsOf(filter, facets, t);
  if (options?.length === 0) return null;
  return (
    <FilterGroup title={label}>
      {options && <FilterOptions name={name} options={options} />}
      {filter.kind === 'rupees' && (
        <PriceRange name={name} formId={formId} offered={facets[filter.facet]} {...filter.value} />
      )}
      {filter.kind === 'switch' && (
        <Checkbox
          name={name}
          value="true"
          label={filter.text}
          count={facets[filter.facet]}
          defaultChecked={filter.value}
        />
      )}
    </FilterGroup>
  );
}

interface FactGroupsProps extends Omit<OneFilterProps, 'filter'> {
  chosen: readonly string[];
}

/** A group for each fact that is a filter. */
function FactGroups({ chosen, facets, formId }: FactGroupsProps) {
  const t = useText();
  return facets.facts?.map((facet) => (
    <FilterGroup key={facet.key} title={t.nameOf(facet)}>
      <FactFilter {...{ facet, chosen, formId }} />
    </FilterGroup>
  ));
}

/** Returns the options of a multi-value filter; undefined for other kinds. */
function optionsOf(filter: ChosenFilter, facets: Facets, t: Translate): FilterOption[] | undefined {
  if (filter.kind === 'ids') {
    return (facets[filter.facet] ?? []).map(({ id, count, ...value }) => ({
      value: String(id),
      label: t(t.nameOf(value)),
      count,
      chosen: filter.value.includes(id),
    }));
  }
  if (filter.kind !== 'names') return undefined;
  return (facets[filter.facet] ?? []).map(({ name, count }) => ({
    value: name,
    label: t(name),
    count,
    chosen: filter.value.includes(name),
  }));
}

/** A collapsible group of the filter column. */
function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <AccordionItem title={title} open>
      <fieldset className={styles.group}>
        <legend className="visually-hidden">{t(title)}</legend>
        {children}
      </fieldset>
    </AccordionItem>
  );
}
