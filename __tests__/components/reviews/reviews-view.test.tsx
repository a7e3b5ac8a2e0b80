import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { sampleReview } from '@/__tests__/support/sample-review';
import { ReviewsView } from '@/components/reviews/reviews-view';
import { reviewMessages } from '@/contract/messages/reviews';

function draw(facts: Partial<Parameters<typeof ReviewsView>[0]> = {}) {
  const { wrapper } = fakeRouter();
  const product = { id: 1001, name: 'Tulsi Ginger Tea', image: samplePicture('front') };
  const distribution = { 1: 1, 2: 0, 3: 10, 4: 20, 5: 30 };
  const mentions = [
    { quality: 'aroma' as const, count: 14 },
    { quality: 'packing' as const, count: 9 },
  ];
  const list = { page: 2, sort: 'newest' as const };
  const all = { average: 4.56, count: 61, distribution, mentions, list, totalPages: 3, ...facts };
  const write = <button type="button">Write a review</button>;
  render(<ReviewsView product={product} reviews={[sampleReview()]} write={write} {...all} />, {
    wrapper,
  });
}

const address = '/products/1001/reviews/tulsi-ginger-tea';

describe('the reviews page', () => {
  test('shows the product, the average to one decimal and the way to write a review', () => {
    draw();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Reviews of Tulsi Ginger Tea',
    );
    expect(screen.getByText('4.6')).toBeVisible();
    expect(screen.getByText('61 reviews')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Write a review' })).toBeVisible();
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
    draw({ list: { page, sort: 'newest' } });
    expect(screen.getByRole('button', { name })).toBeDisabled();
    expect(screen.queryByRole('link', { name })).toBeNull();
  });

  test('has no pager when one page holds all', () => {
    draw({ list: { page: 1, sort: 'newest' }, totalPages: 1 });
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    expect(screen.queryByText(/^Page/)).toBeNull();
  });

  test('displays a message when there are no reviews', () => {
    draw({ reviews: [], count: 0, average: 0, totalPages: 1 });
    expect(screen.getByText(reviewMessages.none)).toBeVisible();
  });

  test('leads from each bar to the reviews with these stars, unless there are none', () => {
    draw();
    expect(screen.getByRole('link', { name: /^3 stars, .*10 reviews/ })).toHaveAttribute(
      'href',
      `${address}?stars=3`,
    );
    expect(screen.queryByRole('link', { name: /^2 stars/ })).toBeNull();
  });

  test('marks the chosen stars and leads back to all reviews', () => {
    draw({ list: { page: 1, stars: 4, sort: 'lowest' }, totalPages: 1 });
    expect(screen.getByRole('link', { name: /^4 stars, / })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(screen.getByRole('link', { name: 'Remove 4 stars' })).toHaveAttribute(
      'href',
      `${address}?sort=lowest`,
    );
  });

  test('can be sorted; the order keeps the chosen stars and starts at the first page', () => {
    draw({ list: { page: 2, stars: 5, sort: 'newest' } });
    expect(screen.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Highest rating' })).toHaveAttribute(
      'href',
      `${address}?stars=5&sort=highest`,
    );
  });

  test('leads to the reviews that mention something, and back from these', () => {
    draw({ list: { page: 2, stars: 5, sort: 'helpful' } });
    expect(screen.getByRole('link', { name: 'Aroma 14' })).toHaveAttribute(
      'href',
      `${address}?mention=aroma&sort=helpful`,
    );
  });

  test('marks what the reviews are limited to', () => {
    draw({ list: { page: 1, mention: 'packing', sort: 'newest' } });
    const chosen = screen.getByRole('link', { name: 'Packing 9' });
    expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(chosen).toHaveAttribute('href', address);
  });
});
