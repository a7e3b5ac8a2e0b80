import { and, asc, desc, eq, ilike, inArray, or } from 'drizzle-orm';
import { type StoreFields, storeFields } from '../../../../contract/content/manage-places.ts';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import type { Database } from '../../../db/database.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { stores } from '../../../db/schema/stores.ts';
import { assertKnown } from '../../catalogue/manage/assert-known.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { containing } from '../../kernel/like-patterns.ts';
import { type Paging, pagedAnswer, pageOf } from '../../kernel/paging.ts';
import { toPicture } from '../../kernel/pictures.ts';
import { staffOf } from '../../kernel/who.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import type { Managed } from '../../trail/managed.ts';
import { removeManaged, type Saved, saveManaged } from '../../trail/save-managed.ts';

type StoreRow = typeof stores.$inferSelect;

/** A store as a desk reads and saves it. */
export const managedStore: Managed<number, StoreFields> = {
  kind: 'store',
  missing: () => notFound('store_not_found', 'Store'),
  read: async (tx, ids) => {
    const rows = await tx
      .select()
      .from(stores)
      .where(inArray(stores.id, [...ids]));
    return new Map(rows.map((row) => [row.id, toEntry(row)]));
  },
};

/** The database has seconds: `09:30:00`. */
const toHour = (time: string) => time.slice(0, 5);

function toEntry(row: StoreRow): StoreFields {
  const { name, landmark, city, state, phone, email, latitude, longitude } = row;
  return {
    ...{ name, landmark, city, state, phone, email, latitude, longitude },
    picture_id: row.pictureId,
    address_line_1: row.addressLine1,
    address_line_2: row.addressLine2,
    postal_code: row.postalCode,
    opens_at: toHour(row.opensAt),
    closes_at: toHour(row.closesAt),
    weekly_off: row.weeklyOff,
    map_url: row.mapUrl,
    tour_url: row.tourUrl,
    is_published: row.isPublished,
  };
}

function toRow(fields: StoreFields): typeof stores.$inferInsert {
  const { name, landmark, city, state, phone, email, latitude, longitude } = fields;
  return {
    ...{ name, landmark, city, state, phone, email, latitude, longitude },
    pictureId: fields.picture_id,
    addressLine1: fields.address_line_1,
    addressLine2: fields.address_line_2,
    postalCode: fields.postal_code,
    opensAt: fields.opens_at,
    closesAt: fields.closes_at,
    weeklyOff: fields.weekly_off,
    mapUrl: fields.map_url,
    tourUrl: fields.tour_url,
    isPublished: fields.is_published,
  };
}

interface ListStores {
  ctx: Context;
  input: Paging & {
    q?: string | undefined;
    city?: string | undefined;
    sort: 'name' | 'city';
    order: 'asc' | 'desc';
  };
}

/** Returns a page of all stores, hidden ones too. Staff only. */
export async function listDeskStores({ ctx: { db, who }, input }: ListStores) {
  staffOf(who);
  const { q, city } = input;
  const like = containing(q ?? '');
  const chosen = and(
    q ? or(ilike(stores.name, like), ilike(stores.city, like)) : undefined,
    city ? eq(stores.city, city) : undefined,
  );
  const direction = input.order === 'desc' ? desc : asc;
  const query = db
    .select({ store: stores, picture: pictures })
    .from(stores)
    .leftJoin(pictures, eq(pictures.id, stores.pictureId))
    .where(chosen)
    .orderBy(direction(stores[input.sort]), asc(stores.id))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(stores, chosen), pageOf(query, input)]);
  const data = rows.map(({ store, picture }) => ({
    ...{ id: store.id, name: store.name, city: store.city, phone: store.phone },
    opens_at: toHour(store.opensAt),
    closes_at: toHour(store.closesAt),
    is_published: store.isPublished,
    picture: picture && toPicture(picture),
  }));
  return pagedAnswer(data, total, input);
}

interface SaveStore {
  ctx: DeskContext;
  /** Without an id: a new store. The fields are checked by `storeFields`. */
  input: { id?: number | undefined; version?: number | undefined; fields: GivenFields };
}

/** Adds or replaces a store. Staff only. Errors: `invalid` by field; those of `saveManaged`. */
export async function saveStore({ ctx, input }: SaveStore): Promise<Saved<number>> {
  const fields = await checkedJson(storeFields, input.fields);
  const ids = [fields.picture_id];
  const write = async (tx: Database) => {
    await assertKnown(tx, { field: 'picture_id', label: 'Picture', table: pictures, ids });
    return store(tx, input.id, toRow(fields));
  };
  const saved = await saveManaged({ ctx, of: managedStore, input, write });
  ctx.notify(['stores']);
  return saved;
}

async function store(tx: Database, id: number | undefined, row: typeof stores.$inferInsert) {
  const own = { id: stores.id };
  const [saved] =
    id === undefined
      ? await tx.insert(stores).values(row).returning(own)
      : await tx.update(stores).set(row).where(eq(stores.id, id)).returning(own);
  return saved?.id as number;
}

interface RemoveStore {
  ctx: DeskContext;
  input: { id: number; version: number };
}

/** Removes a store; the trail keeps it. Staff only. Errors: those of `removeManaged`. */
export async function removeStore({ ctx, input }: RemoveStore): Promise<void> {
  const remove = async (tx: Database) => {
    await tx.delete(stores).where(eq(stores.id, input.id));
  };
  await removeManaged({ ctx, of: managedStore, input, remove });
  ctx.notify(['stores']);
}
