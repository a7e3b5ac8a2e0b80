import { and, asc, desc, eq, ilike, inArray, or } from 'drizzle-orm';
import type { EventCategory } from '../../../../contract/content/events.ts';
import { type EventFields, eventFields } from '../../../../contract/content/manage-places.ts';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import type { Database } from '../../../db/database.ts';
import { events } from '../../../db/schema/events.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { assertKnown } from '../../catalogue/manage/assert-known.ts';
import { byId } from '../../catalogue/manage/by-id.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { containing } from '../../kernel/like-patterns.ts';
import { type Paging, pagedAnswer, pageOf } from '../../kernel/paging.ts';
import { toPicture } from '../../kernel/pictures.ts';
import { RichTexts } from '../../kernel/rich-text.ts';
import { staffOf } from '../../kernel/who.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import type { Managed } from '../../trail/managed.ts';
import { removeManaged, type Saved, saveManaged } from '../../trail/save-managed.ts';

/** An event as a desk reads and saves it. */
export const managedEvent: Managed<number, EventFields> = {
  kind: 'event',
  missing: () => notFound('event_not_found', 'Event'),
  read: readEvents,
};

async function readEvents(
  tx: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EventFields>> {
  const rows = await tx
    .select()
    .from(events)
    .where(inArray(events.id, [...ids]));
  return byId(
    rows.map(
      ({ pictureId, startsAt, endsAt, onlineUrl, descriptionHtml, isPublished, ...same }) => ({
        ...same,
        picture_id: pictureId,
        starts_at: startsAt.toISOString(),
        ends_at: endsAt.toISOString(),
        online_url: onlineUrl,
        description: descriptionHtml,
        is_published: isPublished,
      }),
    ),
  );
}

interface ListEvents {
  ctx: Context;
  input: Paging & {
    q?: string | undefined;
    category?: EventCategory | undefined;
    sort: 'starts_at' | 'title';
    order: 'asc' | 'desc';
  };
}

/** Returns a page of all events, hidden ones too. Staff only. */
export async function listDeskEvents({ ctx: { db, who }, input }: ListEvents) {
  staffOf(who);
  const { q, category } = input;
  const like = containing(q ?? '');
  const chosen = and(
    q ? or(ilike(events.title, like), ilike(events.city, like)) : undefined,
    category && eq(events.category, category),
  );
  const direction = input.order === 'desc' ? desc : asc;
  const query = db
    .select({ event: events, picture: pictures })
    .from(events)
    .leftJoin(pictures, eq(pictures.id, events.pictureId))
    .where(chosen)
    .orderBy(direction(input.sort === 'title' ? events.title : events.startsAt), asc(events.id))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(events, chosen), pageOf(query, input)]);
  const data = rows.map(({ event: { id, title, city, ...event }, picture }) => ({
    ...{ id, title, category: event.category, city },
    starts_at: event.startsAt.toISOString(),
    ends_at: event.endsAt.toISOString(),
    is_published: event.isPublished,
    picture: picture && toPicture(picture),
  }));
  return pagedAnswer(data, total, input);
}

interface SaveEvent {
  ctx: DeskContext;
  /** Without an id: a new event. The fields are checked by `eventFields`. */
  input: { id?: number | undefined; version?: number | undefined; fields: GivenFields };
}

/** Adds or replaces an event. Staff only. Errors: `invalid` by field; those of `saveManaged`. */
export async function saveEvent({ ctx, input }: SaveEvent): Promise<Saved<number>> {
  const { picture_id, starts_at, ends_at, online_url, description, is_published, ...same } =
    await checkedJson(eventFields, input.fields);
  const texts = new RichTexts();
  const row = {
    ...same,
    pictureId: picture_id,
    startsAt: new Date(starts_at),
    endsAt: new Date(ends_at),
    onlineUrl: online_url,
    descriptionHtml: texts.clean('Description', description),
    isPublished: is_published,
  };
  const picture = { field: 'picture_id', label: 'Picture', table: pictures, ids: [picture_id] };
  const write = async (tx: Database) => {
    await assertKnown(tx, picture);
    return store(tx, input.id, row);
  };
  const saved = await saveManaged({ ctx, of: managedEvent, input, write });
  ctx.notify(['events']);
  return { ...saved, message: texts.message };
}

async function store(tx: Database, id: number | undefined, row: typeof events.$inferInsert) {
  const own = { id: events.id };
  const [saved] =
    id === undefined
      ? await tx.insert(events).values(row).returning(own)
      : await tx.update(events).set(row).where(eq(events.id, id)).returning(own);
  return saved?.id as number;
}

interface RemoveEvent {
  ctx: DeskContext;
  input: { id: number; version: number };
}

/** Removes an event; the trail keeps it. Staff only. Errors: those of `removeManaged`. */
export async function removeEvent({ ctx, input }: RemoveEvent): Promise<void> {
  const remove = async (tx: Database) => {
    await tx.delete(events).where(eq(events.id, input.id));
  };
  await removeManaged({ ctx, of: managedEvent, input, remove });
  ctx.notify(['events']);
}
