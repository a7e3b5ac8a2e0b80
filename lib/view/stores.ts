import type { CitySection } from '@/contract/content/stores';

/** The stores of a city, with the names and addresses in the language of the page. */
export interface DisplayedCity extends CitySection {
  /** The name of the city in that language; `city` is the one in addresses of the shop. */
  name: string;
}
