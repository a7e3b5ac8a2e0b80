import { formatDate, isoDay } from './dates';

/** A day in India: as the shop writes it, and for a `<time>`'s `dateTime`. */
export interface ShownDay {
  /** `14 January 2026` */
  text: string;
  /** `2026-01-14` */
  iso: string;
}

/**
 * The Indian day of a moment, ISO 8601. Page readers write it, inside their cache: luxon looks at the
 * clock, which a page that is rendered once must not.
 */
export function shownDay(moment: string): ShownDay {
  return { text: formatDate(moment), iso: isoDay(moment) };
}
