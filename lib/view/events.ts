import type { EventCategory } from '@/contract/content/events';
import type { PictureData } from '@/contract/kit/shapes';
import type { Message } from '@/contract/messages/text-with-values';
import type { CleanHtml } from './rich-text';

/**
 * An event as its list shows it: its words are in the language of the page where staff have written
 * them, and the texts of its times are in Indian time.
 */
export interface DisplayedEvent {
  id: number;
  title: string;
  picture: PictureData | null;
  category: EventCategory;
  city: string;
  venue: string;
  /** `Sat, 24 January 2026, 8:00 am to 10:30 am` */
  when: Message;
  /** The beginning for a `<time>`'s `dateTime`, with the Indian offset. */
  startsAt: string;
  hasEnded: boolean;
}

/** An event as its own page shows it. */
export interface DisplayedEventDetail extends DisplayedEvent {
  html: CleanHtml;
  /** ISO 8601 with the Indian offset. */
  endsAt: string;
  /** Where an online event takes place; null for one at a place, or if it is no web address. */
  onlineUrl: string | null;
}
