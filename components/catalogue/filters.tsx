import { Accordion } from '@/components/ui/accordion';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { Facets } from '@/contract/catalogue';
import type { Surface } from '@/lib/routes';
import type { Listing } from '@/lib/routing/listing';
import type { FilterOption } from './filter-group';
import { FilterGroup, FilterOptions } from './filter-group';
import styles from './filters.module.css';
import { formIdOf } from './form-id';
import { ListingForm } from './listing-form.client';
import { PriceRange } from './price-range';

interface FiltersProps {
  listing: Listing;
  facets: Facets;
  surface: Surface;
}

const byId = (values: Facets['tags'], chosen: number[]): FilterOption[] =>
  values.map(({ id, name, count }) => ({
    value: String(id),
    label: name,
    count,
    chosen: chosen.includes(id),
  }));

/** The filters with how many products each would leave. */
export function Filters({ listing, facets, surface }: FiltersProps) {
  const { origins, priceMin, priceMax } = listing;
  const formId = formIdOf(listing);
  const countries = facets.countries.map(({ name, count }) => ({
    value: name,
    label: name,
    count,
    chosen: origins.includes(name),
  }));
  return (
    <ListingForm id={formId} className={styles.filters}>
      <Unchanged listing={listing} surface={surface} />
      <Accordion>
        <ChoiceGroup title="Tags" name="tag" options={byId(facets.tags, listing.tags)} />
        <ChoiceGroup
          title="Product form"
          name="foam"
          options={byId(facets.product_foams, listing.foams)}
        />
        <ChoiceGroup title="Brand" name="brand" options={byId(facets.brands, listing.brands)} />
        <FilterGroup title="Price range">
          <PriceRange formId={formId} offered={facets.price} min={priceMin} max={priceMax} />
        </FilterGroup>
        <FilterGroup title="Availability">
          <InStock chosen={listing.inStock} count={facets.in_stock} />
        </FilterGroup>
        <ChoiceGroup title="Country of origin" name="origin" options={countries} />
      </Accordion>
      <Button type="submit" block className={styles.apply}>
        Apply filters
      </Button>
    </ListingForm>
  );
}

function ChoiceGroup({
  title,
  name,
  options,
}: {
  title: string;
  name: string;
  options: FilterOption[];
}) {
  if (options.length === 0) return null;
  return (
    <FilterGroup title={title}>
      <FilterOptions name={name} options={options} />
    </FilterGroup>
  );
}

function InStock({ chosen, count }: { chosen: boolean; count: number }) {
  return (
    <Checkbox
      name="in_stock"
      value="true"
      label="In stock only"
      count={count}
      defaultChecked={chosen}
    />
  );
}

/** What a filter keeps: the shelf, and the surface the page is drawn for. */
function Unchanged({ listing, surface }: { listing: Listing; surface: Surface }) {
  const { category, categoryName } = listing;
  return (
    <>
      {category && <input type="hidden" name="category" value={category} />}
      {!category && categoryName && (
        <input type="hidden" name="category_name" value={categoryName} />
      )}
      {surface === 'app' && <input type="hidden" name="mobile" value="true" />}
    </>
  );
}
