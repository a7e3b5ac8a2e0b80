import { asc, eq } from 'drizzle-orm';
import type { CitySection, Store } from '../../../contract/content/stores.ts';
import { translationIn } from '../../../contract/kit/translations.ts';
import type { Language } from '../../../contract/shop/languages.ts';
import type { Database } from '../../db/database.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { stores } from '../../db/schema/stores.ts';
import type { Given } from '../kernel/context.ts';
import { toPicture } from '../kernel/pictures.ts';

interface StoreList {
  store_section_data: CitySection[];
  cities: string[];
}

/**
 * Public. Lists the published stores by city; the city of the oldest store is the first. Texts
 * without a translation, and cities and states, are in English.
 */
export async function listStores({
  ctx,
  input,
}: Given<{ language: Language }>): Promise<StoreList> {
  const rows = await selectStores(ctx.db);
  const byCity = Map.groupBy(rows, ({ store }) => store.city);
  const store_section_data = Array.from(byCity, ([city, ofCity]) => ({
    city,
    stores: ofCity.map((row) => toStore(row, input.language)),
  }));
  return { store_section_data, cities: [...byCity.keys()] };
}

function selectStores(db: Database) {
  return db
    .select({ store: stores, picture: pictures })
    .from(stores)
    .leftJoin(pictures, eq(pictures.id, stores.pictureId))
    .where(eq(stores.isPublished, true))
    .orderBy(asc(stores.id));
}

type StoreRow = Awaited<ReturnType<typeof selectStores>>[number];

function toStore({ store, picture }: StoreRow, language: Language): Store {
  const { id, city, email, latitude, longitude } = store;
  const own = translationIn(store.translations, language) ?? {};
  return {
    ...{ id, city, email },
    store_name: own.name ?? store.name,
    image: picture && toPicture(picture),
    address_line_1: own.address_line_1 ?? store.addressLine1,
    address_line_2: own.address_line_2 ?? store.addressLine2,
    landmark: own.landmark ?? store.landmark,
    state_obj: { name: store.state },
    postal_code: store.postalCode,
    work_start_time: store.opensAt,
    work_end_time: store.closesAt,
    weekly_off: store.weeklyOff,
    collects: store.mayCollect,
    mobile_no: store.phone,
    location_url: store.mapUrl,
    virtual_location_url: store.tourUrl,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}
