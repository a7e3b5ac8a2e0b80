import { useText } from '#language';
import { Chips, RemoveChip } from '@/components/ui/chip';
import { Link } from '@/components/ui/link.client';
import type { Facets } from '@/contract/catalogue/facets';
import { type ChosenFilter, filtersWith } from '@/contract/catalogue/listing-filters';
import { formatRupees } from '@/contract/shop/money';
import { inEnglish, type Translate } from '@/lib/language/translate';
import { type Listing, listingHref, wholeListing } from '@/lib/routing/listing';
import styles from './listing.module.css';
import { section } from './listing-sections';

/** A chosen filter or search in the language of the page, with the URL of the listing without it. */
export interface ActiveFilter {
  label: string;
  href: string;
}

const withChange = (listing: Listing, change: Partial<Listing>): string =>
  listingHref({ ...listing, ...change, page: 1 });

function boundsLabel({ min, max }: { min?: number; max?: number }, t: Translate): string {
  if (min === undefined) return t('Up to {price}', { price: formatRupees(max ?? 0) });
  if (max === undefined) return t('From {price}', { price: formatRupees(min) });
  return t('{min} to {max}', { min: formatRupees(min), max: formatRupees(max) });
}

/** `Roast: Dark`; `Altitude: ≥ 900 m`. */
function factLabel(chosen: string, { facts = [] }: Facets, t: Translate): string {
  const [name = '', value = ''] = chosen.split(':');
  const [key = ''] = name.split(/_(?=(?:min|max)$)/);
  const fact = facts.find((one) => one.key === key);
  if (!fact) return value;
  const known = fact.values.find((one) => one.key === value);
  const bound = `${name.endsWith('_min') ? '≥' : '≤'} ${value} ${fact.unit}`.trimEnd();
  return `${t.nameOf(fact)}: ${known ? t(t.nameOf(known)) : bound}`;
}

/** Returns each chosen value of a filter: its label, and the filter's value without it. */
function chosenValues(
  filter: ChosenFilter,
  facets: Facets,
  t: Translate,
): { label: string; rest: unknown }[] {
  switch (filter.kind) {
    case 'ids':
      return filter.value.map((id) => {
        const known = facets[filter.facet]?.find((value) => value.id === id);
        return {
          label: known ? t(t.nameOf(known)) : `${t(filter.unnamed)} ${id}`,
          rest: filter.value.filter((other) => other !== id),
        };
      });
    case 'names':
      return filter.value.map((name) => ({
        label: t(name),
        rest: filter.value.filter((other) => other !== name),
      }));
    case 'rupees': {
      const isOpen = filter.value.min === undefined && filter.value.max === undefined;
      return isOpen ? [] : [{ label: boundsLabel(filter.value, t), rest: {} }];
    }
    case 'facts':
      return filter.value.map((one) => ({
        label: factLabel(one, facets, t),
        rest: filter.value.filter((other) => other !== one),
      }));
    case 'switch':
      return filter.value ? [{ label: t(filter.text), rest: false }] : [];
  }
}

/** Returns the chosen filters in the order of the filter column, without the search. */
export function chosenFilters(
  listing: Listing,
  facets: Facets,
  t: Translate = inEnglish,
): ActiveFilter[] {
  const { filters } = listing;
  return filtersWith(filters).flatMap((filter) =>
    chosenValues(filter, facets, t).map(({ label, rest }) => ({
      label,
      href: withChange(listing, { filters: { ...filters, [filter.name]: rest } }),
    })),
  );
}

/** Returns the search, as it was typed, as a removable filter, if any. */
export function searchFilter(listing: Listing): ActiveFilter[] {
  if (!listing.search) return [];
  return [{ label: `“${listing.search}”`, href: withChange(listing, { search: undefined }) }];
}

/** Returns the URL of the listing without its filters; category or brand, search and order remain. */
export function withoutFilters(listing: Listing): string {
  const { search, sort } = listing;
  return listingHref({ ...wholeListing(listing), search, sort });
}

/** Returns the URL of the listing without search and filters; category or brand and order remain. */
export function withoutAnything(listing: Listing): string {
  return listingHref({ ...wholeListing(listing), sort: listing.sort });
}

interface ActiveChipsProps {
  filters: ActiveFilter[];
  /** The URL of the listing without any of them. */
  clearHref: string;
}

/** The chosen filters and the search as chips; each chip removes its own. */
export function ActiveChips({ filters, clearHref }: ActiveChipsProps) {
  const t = useText();
  if (filters.length === 0) return null;
  return (
    <div className={styles.chips} {...section('links')}>
      <Chips aria-label={t('Active filters')}>
        {filters.map(({ label, href }) => (
          <li key={href}>
            <RemoveChip href={href}>{label}</RemoveChip>
          </li>
        ))}
        <li>
          <Link className={`link small inline-row touch ${styles.clear}`} href={clearHref}>
            {t('Clear all')}
          </Link>
        </li>
      </Chips>
    </div>
  );
}
