import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { sampleReview } from '@/__tests__/support/sample-review';
import { RatingSummary } from '@/components/shared/rating-summary';
import { ReviewCard } from '@/components/shared/review-card.client';

test('a review shows its author, text, date and that the author bought the product', () => {
  render(<ReviewCard productId={1001} review={sampleReview()} />);
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('Meenal Shah');
  expect(card).toHaveTextContent('14 January 2026');
  expect(card).toHaveTextContent('Verified buyer');
  expect(screen.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
});

test('the answer of the shop is below the review', () => {
  render(
    <ReviewCard productId={1001} review={sampleReview({ shop_answer: 'Thank you, Meenal.' })} />,
  );
  expect(screen.getByRole('article')).toHaveTextContent('Answer of the shopThank you, Meenal.');
});

test('its pictures have a place of a fixed size, say whose they are and lead to the large file', () => {
  const photos = ['a', 'b'].map((id) => ({ id: id.repeat(32), width: 900, height: 1600 }));
  render(<ReviewCard productId={1001} review={sampleReview({ photos })} />);
  const first = screen.getByRole('img', { name: 'Meenal Shah, picture 1 of 2' });
  expect([first.getAttribute('width'), first.getAttribute('height')]).toEqual(['72', '72']);
  expect(first).toHaveAttribute('src', `/api/reviews/photos/${'a'.repeat(32)}/small`);
  expect(first.closest('a')).toHaveAttribute('href', `/api/reviews/photos/${'a'.repeat(32)}/large`);
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
