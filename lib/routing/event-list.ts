import {
  DEFAULT_EVENT_CATEGORY,
  DEFAULT_EVENT_STATUS,
  EVENT_CATEGORIES,
  EVENT_STATUSES,
  type EventCategory,
  type EventStatus,
} from '../../contract/content/events.ts';
import type { EventsAddress } from '../content-routes.ts';

/** The choice of /event: which events, and of which kind. */
export interface EventList {
  status: EventStatus;
  category: EventCategory;
}

/** Returns the path segment of a category: `Physical Event` → `physical-event`. */
const segmentOf = (category: EventCategory): string => category.toLowerCase().replaceAll(' ', '-');

/** Returns the address of a choice; the defaults are not written. */
export function eventsAddress({ status, category }: EventList): EventsAddress {
  return {
    status: status === DEFAULT_EVENT_STATUS ? undefined : status,
    category: category === DEFAULT_EVENT_CATEGORY ? undefined : category,
  };
}

/** Reads a choice from its path segments, null if it is none. */
export function eventListOfSegments(segments: {
  status: string;
  category: string;
}): EventList | null {
  const status = EVENT_STATUSES.find((one) => one === segments.status);
  const category = EVENT_CATEGORIES.find((one) => segmentOf(one) === segments.category);
  return status && category ? { status, category } : null;
}

/** Returns the path segments under which a choice is rendered and cached. */
export function eventListSegments({ status, category }: EventList) {
  return { status, category: segmentOf(category) };
}

/** Returns every choice. */
export function everyEventList(): EventList[] {
  return EVENT_STATUSES.flatMap((status) =>
    EVENT_CATEGORIES.map((category) => ({ status, category })),
  );
}
