import type { StaffReview, StaffReviewDetail } from '@/contract/staff/reviews';
import { describeDesk } from '../desk';
import type { DeskState } from '../desk-columns';
import { dayFilters, inWordsOf } from './filters';

const STATES: readonly DeskState[] = [
  { value: 'published', label: 'Published', tone: 'good' },
  { value: 'hidden', label: 'Hidden', tone: 'bad' },
];

/** What customers write about products. */
export const reviewDesk = describeDesk<StaffReview, StaffReviewDetail>()({
  name: 'reviews',
  title: 'Reviews',
  icon: 'list',
  group: 'Shop',
  noun: 'review',
  kind: 'review',
  calls: { list: 'listNewReviews', read: 'getStaffReview' },
  searches: 'Product, name or words',
  columns: [
    { name: 'product_name', label: 'Product', kind: 'text' },
    { name: 'rating', label: 'Stars', kind: 'stars', sort: 'rating' },
    { name: 'review', label: 'Review', kind: 'text' },
    { name: 'name', label: 'Name', kind: 'text', whereWide: true },
    { name: 'created_at', label: 'Written', kind: 'moment', sort: 'written' },
    {
      name: 'state',
      label: 'State',
      kind: 'state',
      states: STATES,
      below: { name: 'answered_at', label: 'Answered', kind: 'moment' },
    },
    { name: 'photos', label: 'Pictures', kind: 'drawn', onScreenOnly: true },
  ],
  filters: [
    { name: 'state', label: 'State', kind: 'choice', options: STATES },
    {
      name: 'answered',
      label: 'Answer',
      kind: 'choice',
      options: inWordsOf({ yes: 'Answered', no: 'Not answered' }),
    },
    {
      name: 'photos',
      label: 'Pictures',
      kind: 'choice',
      options: inWordsOf({ waiting: 'To look at', any: 'With pictures' }),
    },
    {
      name: 'rating',
      label: 'Stars',
      kind: 'choice',
      options: inWordsOf({ 5: '5 stars', 4: '4 stars', 3: '3 stars', 2: '2 stars', 1: '1 star' }),
    },
    ...dayFilters,
  ],
  panels: [],
  values: [
    {
      title: 'Review',
      columns: [
        { name: 'product_id', label: 'Product', kind: 'drawn' },
        { name: 'rating', label: 'Stars', kind: 'stars' },
        { name: 'review', label: 'Review', kind: 'lines' },
        { name: 'photos', label: 'Pictures', kind: 'drawn' },
        { name: 'name', label: 'Name', kind: 'text' },
        { name: 'created_at', label: 'Written', kind: 'moment' },
        { name: 'state', label: 'State', kind: 'state', states: STATES },
        { name: 'answered_at', label: 'Answered', kind: 'moment' },
      ],
    },
  ],
});
