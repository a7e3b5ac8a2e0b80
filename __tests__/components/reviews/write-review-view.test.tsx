import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { WriteReviewView } from '@/components/reviews/write-review-view';
import { reviewApiMessages, reviewMessages } from '@/contract/messages/reviews';

function draw(facts: Partial<Parameters<typeof WriteReviewView>[0]> = {}) {
  const props = { productId: 1001, name: 'Tulsi Tea', isLoggedIn: true, flash: undefined };
  const { wrapper } = fakeRouter();
  return render(<WriteReviewView {...props} {...facts} />, { wrapper }).container;
}

describe('the review form without JavaScript', () => {
  test('is a plain form that comes back to its page with the outcome', () => {
    const form = draw().querySelector('form');
    expect(form).toHaveAttribute('action', '/api/reviews/1001');
    expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    const { photos, ...fields } = Object.fromEntries(new FormData(form ?? undefined));
    expect(photos).toBeInstanceOf(File);
    expect(fields).toEqual({
      next: '/write-review/1001',
      from: '/write-review/1001',
      rating: '4',
      review: '',
    });
  });

  test('keeps what was typed when it is refused', () => {
    draw({ flash: { message: 'No', isError: true, typed: { rating: '2', review: 'Too sweet' } } });
    expect(screen.getByRole('radio', { name: '2 stars' })).toBeChecked();
    expect(screen.getByLabelText('Your review')).toHaveValue('Too sweet');
  });

  test('makes room for the thanks', () => {
    const container = draw({ flash: { message: reviewApiMessages.thanks, isError: false } });
    expect(screen.getByText(reviewApiMessages.thanks)).toBeVisible();
    expect(container.querySelector('form')).toBeNull();
  });

  test('asks a visitor to log in, and leads back afterwards', () => {
    draw({ isLoggedIn: false });
    expect(screen.getByText(reviewMessages.login)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fwrite-review%2F1001',
    );
  });
});
