import { and, asc, desc, eq, gt, lt, lte, type SQL, sql } from 'drizzle-orm';
import type {
  EventCategory,
  EventDetail,
  EventStatus,
  ShopEvent,
} from '../../../contract/content/events.ts';
import { translationIn } from '../../../contract/kit/translations.ts';
import type { Language } from '../../../contract/shop/languages.ts';
import type { Database } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import { pictures } from '../../db/schema/pictures.ts';
import type { Given } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { inIndia } from '../kernel/india-time.ts';
import { toPicture } from '../kernel/pictures.ts';

/** More than a shop has in some years. */
const MAX_EVENTS = 200;

/**
 * Public. Lists the published events of a category: first those that are not over, the next one
 * first, then the past ones, the latest first. Texts without a translation are in English.
 */
export async function listEvents({
  ctx,
  input,
}: Given<{ status: EventStatus; category: EventCategory; language: Language }>): Promise<
  ShopEvent[]
> {
  const now = ctx.clock.now();
  const startOfComing = sql`CASE WHEN ${gt(events.endsAt, now)} THEN ${events.startsAt} END`;
  const rows = await selectEvents(ctx.db)
    .where(
      and(events.isPublished, eq(events.category, input.category), hasStatus(input.status, now)),
    )
    .orderBy(sql`${startOfComing} ASC NULLS LAST`, desc(events.startsAt), asc(events.id))
    .limit(MAX_EVENTS);
  return rows.map((row) => toEvent(row, input.language));
}

/** An event that has begun is upcoming until it ends. Months are those of India. */
function hasStatus(status: EventStatus, now: Date): SQL | undefined {
  if (status === 'upcoming_events') return gt(events.endsAt, now);
  if (status === 'past_events') return lte(events.endsAt, now);
  if (status === 'all_events') return undefined;
  const month = inIndia(now).startOf('month');
  const nextMonth = month.plus({ months: 1 });
  return and(gt(events.endsAt, month.toJSDate()), lt(events.startsAt, nextMonth.toJSDate()));
}

/** Public. Returns one published event. Errors: `not_found`. */
export async function getEvent({
  ctx,
  input,
}: Given<{ eventId: number; language: Language }>): Promise<EventDetail> {
  const [row] = await selectEvents(ctx.db).where(
    and(events.isPublished, eq(events.id, input.eventId)),
  );
  if (!row) throw notFound('event_not_found', 'Event');
  const { descriptionHtml, onlineUrl: online_url, translations } = row.event;
  const description = translationIn(translations, input.language)?.description ?? descriptionHtml;
  return { ...toEvent(row, input.language), description, online_url };
}

function selectEvents(db: Database) {
  return db
    .select({ event: events, picture: pictures })
    .from(events)
    .leftJoin(pictures, eq(pictures.id, events.pictureId));
}

type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

function toEvent({ event, picture }: EventRow, language: Language): ShopEvent {
  const { id, category, city } = event;
  const { title = event.title, venue = event.venue } =
    translationIn(event.translations, language) ?? {};
  return {
    ...{ id, title, category, city, venue },
    event_image: picture && toPicture(picture),
    start_datetime: event.startsAt.toISOString(),
    end_datetime: event.endsAt.toISOString(),
  };
}
