import { and, eq } from 'drizzle-orm';
import type { TranslatedName, Translations } from '../../../../contract/kit/translations.ts';
import { collectMessages } from '../../../../contract/messages/collect.ts';
import type { Database } from '../../../db/database.ts';
import { orderCollections } from '../../../db/schema/order-collections.ts';
import { stores } from '../../../db/schema/stores.ts';
import { INDIA_ID, listCities, listStates } from '../../delivery/places.ts';
import type { OrderRow } from '../../inventory/open-order.ts';
import { invalidField } from '../../kernel/errors.ts';

export type StoreRow = typeof stores.$inferSelect;

/** Who collects an order, and at which store. */
export interface Collector {
  storeId: number;
  fullName: string;
  /** With the calling code. */
  mobile: string;
}

/** Returns a store where customers collect orders now. Errors: `invalid` (collect_store). */
export async function readCollectingStore(db: Database, id: number): Promise<StoreRow> {
  const isOffered = and(
    eq(stores.id, id),
    eq(stores.mayCollect, true),
    eq(stores.isPublished, true),
  );
  const [store] = await db.select().from(stores).where(isOffered);
  if (store) return store;
  throw invalidField('collect_store', 'store_does_not_collect', collectMessages.notOffered);
}

/** Refuses an order whose store hands out no orders any more. Errors: `invalid` (collect_store). */
export async function assertStillCollects(db: Database, { id }: OrderRow): Promise<void> {
  const [kept] = await db
    .select({ storeId: orderCollections.storeId })
    .from(orderCollections)
    .where(eq(orderCollections.orderId, id));
  if (kept) await readCollectingStore(db, kept.storeId);
}

/**
 * Returns the columns of an order that store its place: the goods change hands at the store, so its
 * state is the place of supply.
 */
export function columnsOfStore(store: StoreRow, { fullName, mobile }: Collector) {
  const { name, addressLine1, addressLine2, landmark, city, state, postalCode } = store;
  const lines = [
    name,
    addressLine1,
    addressLine2,
    landmark,
    `${city} ${postalCode}`,
    state,
    'India',
  ];
  return {
    ...{ addressId: null, fullName, mobile, postalCode },
    fullAddress: lines.filter(Boolean).join(', '),
    cityId: cityIdOf(store),
    stateName: state,
  };
}

/** Staff type the city of a store: 0 for one that the table of places does not know. */
function cityIdOf({ city, state }: StoreRow): number {
  const { id = 0 } = listStates(INDIA_ID).find(({ name }) => name === state) ?? {};
  return listCities(id).find(({ name }) => name === city)?.id ?? 0;
}

/** Stores where an order is collected, with what its customer reads about the store. */
export async function saveCollection(
  tx: Database,
  { id: orderId }: OrderRow,
  { id: storeId, name: storeName, ...store }: StoreRow,
): Promise<void> {
  const { opensAt, closesAt, weeklyOff, phone } = store;
  const translations = namesOf(store);
  const hours = { opensAt, closesAt, weeklyOff };
  await tx
    .insert(orderCollections)
    .values({ orderId, storeId, storeName, translations, phone, ...hours });
}

/** An order names its store in the languages in which staff have written the name. */
function namesOf({ translations }: Pick<StoreRow, 'translations'>): Translations<TranslatedName> {
  const names = Object.entries(translations).map(([language, texts]) => [
    language,
    { name: texts?.name },
  ]);
  return Object.fromEntries(names);
}
