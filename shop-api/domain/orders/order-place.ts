import type { COLLECT } from '../../../contract/orders/collect.ts';
import type { DELIVERY_METHODS } from '../../../contract/orders/orders.ts';
import type { Database } from '../../db/database.ts';
import type { Customer } from '../kernel/who.ts';
import type { AllSettings } from '../settings/read-settings.ts';
import {
  type Collector,
  columnsOfStore,
  readCollectingStore,
  type StoreRow,
} from './collect/collecting-store.ts';
import {
  type AddressField,
  assertRapid,
  destinationColumns,
  readDestination,
} from './destination.ts';

/** Where the customer wants an order. */
export interface WantedPlace {
  /** 0: none is chosen. */
  address: { field: AddressField; id: number };
  /** In place of the address. */
  collect?: Collector | undefined;
  deliveryMethod: (typeof DELIVERY_METHODS)[number] | typeof COLLECT;
}

/** Where an order changes hands, as its columns store it. */
type OrderPlace = Omit<ReturnType<typeof destinationColumns>, 'addressId'> & {
  /** Null: at the store. */
  addressId: number | null;
};

export interface PlaceOfOrder {
  place: OrderPlace;
  /** Undefined: it is delivered. */
  store?: StoreRow;
}

interface FindPlace {
  db: Database;
  customer: Customer;
  settings: AllSettings;
  input: WantedPlace;
}

/**
 * Returns the address of an order, or the store where its customer collects it. Errors: see
 * `readDestination`, `assertRapid` and `readCollectingStore`.
 */
export async function placeOfOrder({ db, input, ...of }: FindPlace): Promise<PlaceOfOrder> {
  if (input.collect) {
    const store = await readCollectingStore(db, input.collect.storeId);
    return { place: columnsOfStore(store, input.collect), store };
  }
  const address = await readDestination({ db, ...of, ...input.address });
  if (input.deliveryMethod === 'Same or next day delivery') {
    assertRapid(of.settings, of.customer, address);
  }
  return { place: destinationColumns(address) };
}
