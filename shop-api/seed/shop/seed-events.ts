import type { Database } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import { inIndia } from '../../domain/kernel/india-time.ts';
import type { Content, SeedEvent } from '../content-data.ts';
import { pictureId, type SeedPictures } from './picture-ids.ts';

interface SeedEvents {
  content: Content;
  pictures: SeedPictures;
  /** The moment of the seed: the events are days after and before it, in India. */
  now: Date;
}

/** Writes events around the day of the seed, so that a new demo shop always has coming ones. */
export async function seedEvents(
  tx: Database,
  { content, pictures, now }: SeedEvents,
): Promise<void> {
  await tx.insert(events).values(
    content.events.map((event) => ({
      id: event.id,
      title: event.title,
      pictureId: pictureId(pictures, `events/${event.id}`),
      ...timesOf(event, now),
      category: event.category,
      city: event.city,
      venue: event.venue,
      onlineUrl: event.online_url,
      descriptionHtml: event.description_html,
      translations: event.translations,
    })),
  );
}

function timesOf(event: SeedEvent, now: Date) {
  const { hour, minute } = inIndia(new Date(event.start_datetime));
  const start = inIndia(now).startOf('day').plus({ days: event.offset_days }).set({ hour, minute });
  const end = start.plus({ minutes: event.duration_minutes });
  return { startsAt: start.toJSDate(), endsAt: end.toJSDate() };
}
