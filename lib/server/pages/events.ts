import 'server-only';
import {
  EVENT_CATEGORIES,
  type EventDetail,
  type EventStatus,
  type ShopEvent,
} from '@/contract/content/events';
import type { Language } from '@/contract/shop/languages';
import { foundOrNull } from '@/lib/api-error';
import { formatSpan, isoIndia } from '@/lib/format/dates';
import { textIn } from '@/lib/language/text-in';
import type { EventList } from '@/lib/routing/event-list';
import { cachedBriefly, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { cleanHtml } from '@/lib/server/rich-text';
import type { DisplayedEvent, DisplayedEventDetail } from '@/lib/view/events';

/**
 * Returns the events of a choice, in a language where they have it; which ones are coming changes
 * with the time of day.
 */
export async function getEventList(
  { status, category }: EventList,
  language: Language,
): Promise<DisplayedEvent[]> {
  'use cache';
  cachedBriefly(cacheTags.events);
  const { events } = await callShopApi('listEvents', { query: { status, category, language } });
  const now = Date.now();
  return events.map((event) => toDisplayedEvent(event, language, now));
}

/** Returns an event in a language where it has it, or null if there is none with this id. */
export async function getEventPage(
  id: number,
  language: Language,
): Promise<DisplayedEventDetail | null> {
  'use cache';
  cachedBriefly(cacheTags.events);
  const found = await foundOrNull(callShopApi('getEvent', { params: { id }, query: { language } }));
  return found && toDisplayedEventDetail(found.event, language);
}

/** Returns the events of every category, in English. */
export async function getEventsOf(status: EventStatus): Promise<DisplayedEvent[]> {
  const lists = EVENT_CATEGORIES.map((category) => getEventList({ status, category }, 'en'));
  return (await Promise.all(lists)).flat();
}

function toDisplayedEvent(event: ShopEvent, language: Language, now: number): DisplayedEvent {
  const { start_datetime: start, end_datetime: end } = event;
  return {
    id: event.id,
    title: event.title,
    picture: event.event_image,
    category: event.category,
    city: textIn(language)(event.city),
    venue: event.venue,
    when: formatSpan(start, end),
    startsAt: isoIndia(start),
    hasEnded: Date.parse(end) < now,
  };
}

function toDisplayedEventDetail(event: EventDetail, language: Language): DisplayedEventDetail {
  return {
    ...toDisplayedEvent(event, language, Date.now()),
    html: cleanHtml(event.description),
    endsAt: isoIndia(event.end_datetime),
    onlineUrl: webAddress(event.online_url),
  };
}

/** Staff type the address; only one of the web becomes a link. */
function webAddress(typed: string): string | null {
  const url = URL.parse(typed);
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null;
}
