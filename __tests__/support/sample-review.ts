import type { DisplayedReview } from '../../lib/view/product';

/** A review as its pages display it; `facts` override the defaults. */
export function sampleReview(facts: Partial<DisplayedReview> = {}): DisplayedReview {
  return {
    id: 9,
    name: 'Meenal Shah',
    rating: 5,
    review: 'Opens with the smell of my nani’s kitchen.',
    created_at: '2026-01-13T20:00:00Z',
    is_verified_buyer: true,
    day: { text: '14 January 2026', iso: '2026-01-14' },
    helpful_count: 0,
    photos: [],
    ...facts,
  };
}
