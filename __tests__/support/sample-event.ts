import { cleanHtml } from '../../lib/server/rich-text';
import type { DisplayedEventDetail } from '../../lib/view/events';

/** A coming event at a place, as its page shows it. */
export function sampleEvent(facts: Partial<DisplayedEventDetail> = {}): DisplayedEventDetail {
  return {
    id: 4,
    title: 'Bilona churning morning',
    picture: null,
    category: 'Physical Event',
    city: 'Bhavnagar',
    venue: 'Gaushala gate 2',
    when: 'Sun, 6 December 2026, 8:00 am to 10:30 am',
    startsAt: '2026-12-06T08:00:00+05:30',
    endsAt: '2026-12-06T10:30:00+05:30',
    hasEnded: false,
    html: cleanHtml('<p>See milk become ghee.</p>'),
    onlineUrl: null,
    ...facts,
  };
}
