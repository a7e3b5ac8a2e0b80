import type { DisplayState } from '../../../contract/kit/moments.ts';

/** What is displayed from one moment until another; null: always. */
export interface Displayed {
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
