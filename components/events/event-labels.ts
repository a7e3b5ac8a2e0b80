import type { EventStatus } from '@/contract/content/events';
import type { Translate } from '@/lib/language/translate';

/** The choices of events, as their filter shows them. */
export const STATUS_LABELS: Record<EventStatus, string> = {
  upcoming_events: 'Upcoming',
  this_month: 'This month',
  past_events: 'Past',
  all_events: 'All',
};

/** Returns where an event takes place: `Sanand pack house, Ahmedabad`; `Online` without a place. */
export function placeOf({ venue, city }: { venue: string; city: string }, t: Translate): string {
  return [venue, city].filter(Boolean).join(', ') || t('Online');
}
