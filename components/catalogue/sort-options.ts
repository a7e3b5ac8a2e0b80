import type { Ordering } from '@/contract/catalogue';

/** The specification's two words for the price, and the order by country that the law asks for. */
export const SORT_OPTIONS: { value: Ordering; label: string }[] = [
  { value: 'base_price', label: 'Catalog Price - Low to High' },
  { value: '-base_price', label: 'Catalog Price - High to Low' },
  { value: 'country_of_origin', label: 'Country of origin - A to Z' },
  { value: '-country_of_origin', label: 'Country of origin - Z to A' },
];
