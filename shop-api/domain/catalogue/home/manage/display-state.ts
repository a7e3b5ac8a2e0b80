import type { DisplayState } from '../../../../../contract/content/desk-home.ts';

interface Displayed {
  isPublished: boolean;
  visibleFrom: Date | null;
  visibleUntil: Date | null;
}

/** Returns whether shoppers see an entry at a moment. */
export function displayState(row: Displayed, now: Date): DisplayState {
  if (!row.isPublished) return 'hidden';
  if (row.visibleUntil && row.visibleUntil <= now) return 'over';
  return row.visibleFrom && row.visibleFrom > now ? 'coming' : 'shown';
}

/** Returns the dates of an entry as a desk reads them. */
export function datesOf({ visibleFrom, visibleUntil }: Omit<Displayed, 'isPublished'>) {
  return {
    visible_from: visibleFrom?.toISOString() ?? null,
    visible_until: visibleUntil?.toISOString() ?? null,
  };
}

interface GivenDates {
  is_published: boolean;
  visible_from: string | null;
  visible_until: string | null;
}

/** Returns the columns of what a desk writes. */
export function displayColumns(fields: GivenDates): Displayed {
  return {
    isPublished: fields.is_published,
    visibleFrom: fields.visible_from === null ? null : new Date(fields.visible_from),
    visibleUntil: fields.visible_until === null ? null : new Date(fields.visible_until),
  };
}
