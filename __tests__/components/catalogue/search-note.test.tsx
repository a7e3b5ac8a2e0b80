import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SearchOutcome } from '@/contract/catalogue/search';
import { drawListing } from './draw-listing';

const draw = (outcome: Partial<SearchOutcome>, answer = {}) =>
  drawListing({
    query: 'search=best+turmreic+soap',
    answer: {
      search: { matched: 'turmeric soap', is_partial: false, corrected: null, ...outcome },
      ...answer,
    },
  });

const note = () => screen.queryByText(/^Showing/);

test('a search that is understood as typed has no note', () => {
  draw({});
  expect(note()).toBeNull();
});

test('no product has all words: the note says which ones count', () => {
  draw({ is_partial: true });
  expect(note()).toHaveTextContent(/^Showing what matches turmeric soap$/);
});

test('a corrected search says what it shows and what was typed', () => {
  draw({ corrected: 'best turmeric soap' });
  expect(note()).toHaveTextContent('Showing results for best turmeric soap');
  expect(screen.getByText('You typed best turmreic soap')).toBeVisible();
});

test('a corrected search of which only a part matches says both', () => {
  draw({ is_partial: true, corrected: 'best turmeric soap' });
  expect(note()).toHaveTextContent('Showing what matches turmeric soap');
  expect(screen.getByText('You typed best turmreic soap')).toBeVisible();
});

test('without products there is no note', () => {
  draw({ is_partial: true }, { total_count: 0, data: { data: [] } });
  expect(note()).toBeNull();
});
