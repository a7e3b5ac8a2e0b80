import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RatingSummary } from '@/components/shared/rating-summary';
import { ReviewCard } from '@/components/shared/review-card.client';

const review = {
  name: 'Meenal Shah',
  rating: 5,
  review: 'Opens with the smell of my nani’s kitchen.',
  created_at: '2026-01-13T20:00:00Z',
  is_verified_buyer: true,
  day: { text: '14 January 2026', iso: '2026-01-14' },
};

test('a review shows its author, text, date and that the author bought the product', () => {
  render(<ReviewCard review={review} />);
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('Meenal Shah');
  expect(card).toHaveTextContent('14 January 2026');
  expect(card).toHaveTextContent('Verified buyer');
  expect(screen.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
});

test('the answer of the shop is below the review', () => {
  render(<ReviewCard review={{ ...review, shop_answer: 'Thank you, Meenal.' }} />);
  expect(screen.getByRole('article')).toHaveTextContent('Answer of the shopThank you, Meenal.');
});

/** What a screen reader says of an element. */
function spokenText(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const silent of copy.querySelectorAll('[aria-hidden]')) silent.remove();
  return copy.textContent ?? '';
}

describe('RatingSummary', () => {
  test('shows the share of the reviews with each number of stars', () => {
    render(
      <RatingSummary
        average={4.5}
        count={8}
        distribution={{ 5: 6, 4: 1, 3: 0, 2: 0, 1: 1 }}
        hrefFor={(stars) => `/reviews?stars=${stars}`}
      />,
    );
    expect(screen.getAllByRole('listitem').map(spokenText)).toEqual([
      '5 stars, 75%, 6 reviews',
      '4 stars, 13%, 1 review',
      '3 stars, 0%, 0 reviews',
      '2 stars, 0%, 0 reviews',
      '1 star, 13%, 1 review',
    ]);
  });

  test('shows nothing without reviews', () => {
    const none = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 };
    const { container } = render(
      <RatingSummary average={0} count={0} distribution={none} hrefFor={String} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
