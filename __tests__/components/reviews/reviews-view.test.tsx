import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { ReviewsView } from '@/components/reviews/reviews-view';
import { reviewMessages } from '@/contract/messages/reviews';

const review = {
  name: 'Meenal Shah',
  rating: 5,
  review: 'Opens with the smell of my nani’s kitchen.',
  created_at: '2026-01-13T20:00:00Z',
  is_verified_buyer: false,
  day: { text: '14 January 2026', iso: '2026-01-14' },
};

function draw(facts: Partial<Parameters<typeof ReviewsView>[0]> = {}) {
  const { wrapper } = fakeRouter();
  const product = { id: 1001, name: 'Tulsi Ginger Tea', image: samplePicture('front') };
  const all = { average: 4.56, count: 61, page: 2, totalPages: 3, ...facts };
  render(<ReviewsView product={product} reviews={[review]} {...all} />, { wrapper });
}

describe('the reviews page', () => {
  test('shows the product, the number of reviews and their average to one decimal', () => {
    draw();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Reviews of Tulsi Ginger Tea',
    );
    expect(screen.getByText('4.6')).toBeVisible();
    expect(screen.getByText('61 reviews')).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('Meenal Shah');
  });

  test('shows its page number and links to the adjacent pages', () => {
    draw();
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Prev' })).toHaveAttribute(
      'href',
      '/products/1001/reviews/tulsi-ginger-tea',
    );
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/products/1001/reviews/tulsi-ginger-tea?page=3',
    );
  });

  test.each([
    [1, 'Prev'],
    [3, 'Next'],
  ])('has no link beyond page %d', (page, name) => {
    draw({ page });
    expect(screen.getByRole('button', { name })).toBeDisabled();
    expect(screen.queryByRole('link', { name })).toBeNull();
  });

  test('has no pager when one page holds all', () => {
    draw({ page: 1, totalPages: 1 });
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    expect(screen.queryByText(/^Page/)).toBeNull();
  });

  test('displays a message when there are no reviews', () => {
    draw({ reviews: [], count: 0, average: 0, page: 1, totalPages: 1 });
    expect(screen.getByText(reviewMessages.none)).toBeVisible();
  });
});
