import type { Database } from '../../db/database.ts';
import { stores } from '../../db/schema/stores.ts';
import type { Content, SeedStore } from '../content-data.ts';
import { pictureId, type SeedPictures } from './picture-ids.ts';

/** Writes the shop's own stores. */
export async function seedStores(
  tx: Database,
  content: Content,
  pictures: SeedPictures,
): Promise<void> {
  await tx.insert(stores).values(content.stores.map((store) => toRow(store, pictures)));
}

function toRow(store: SeedStore, pictures: SeedPictures): typeof stores.$inferInsert {
  const { id, landmark, city, state, email, latitude, longitude, translations } = store;
  return {
    ...{ id, landmark, city, state, email, latitude, longitude, translations },
    name: store.store_name,
    pictureId: pictureId(pictures, `stores/${id}`),
    addressLine1: store.address_line_1,
    addressLine2: store.address_line_2,
    postalCode: store.postal_code,
    opensAt: store.work_start_time,
    closesAt: store.work_end_time,
    weeklyOff: store.weekly_off,
    mayCollect: true,
    phone: store.mobile_no,
    mapUrl: store.location_url,
    tourUrl: store.virtual_location_url,
  };
}
