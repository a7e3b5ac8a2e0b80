import type { Store } from '@/contract/content/stores';
import type { FormFlash } from './form-flash';

/** Where a cart's order is collected, and who does. */
export interface CollectChoice {
  /** The id of the store. */
  store: number;
  name: string;
  /** With the calling code. */
  mobile: string;
}

/** The chosen store of a checkout. */
export interface CollectPlace extends CollectChoice {
  at: Store;
}

/** The data of the page where a store is chosen. Personal: never cached. */
export interface CollectPageData {
  /** Those where customers collect their orders. */
  stores: Store[];
  /** The store to begin with; undefined: none. */
  chosen: number | undefined;
  /** Who collects, as far as known; ten digits. */
  name: string;
  mobile: string;
  /** The store that was chosen before hands out no orders any more. */
  isLost: boolean;
  flash: FormFlash | undefined;
}
