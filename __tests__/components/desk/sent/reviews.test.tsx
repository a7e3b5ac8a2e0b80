import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SentEntry } from '@/components/desk/sent/sent-entry';
import type { StaffReviewDetail } from '@/contract/staff/staff';
import { reviewDesk } from '@/lib/desk/sent/reviews';

const AT = '2026-01-14T06:30:00Z';

const REVIEW: StaffReviewDetail = {
  ...{ id: 9, product_id: 1070, product_name: 'Brass Akhand Diya', name: 'Asha', rating: 4 },
  ...{ review: 'Burns all night.', created_at: AT, state: 'published', product_image: null },
  ...{ customer: null, answer: 'Thank you!', answered_at: AT },
};

const draw = (changes = {}) =>
  render(
    <SentEntry desk={reviewDesk} entry={{ ...REVIEW, ...changes }} here="/dashboard/reviews/9" />,
  );

test('a review is hidden with a reason, by a plain form', () => {
  draw();
  const button = screen.getByRole('button', { name: /^Yes, hide/, hidden: true });
  expect(button.closest('form')).toHaveAttribute('action', '/api/staff/reviews/9/move');
  expect(button.closest('form')?.querySelector('select[name="reason"]')).toBeRequired();
});

test('the answer begins with the present one, and says which it has seen', () => {
  draw();
  expect(screen.getByLabelText(/^Answer of the shop/)).toHaveValue('Thank you!');
  const button = screen.getByRole('button', { name: 'Save answer' });
  expect(button.closest('form')).toHaveFormValues({ seen: AT, answer: 'Thank you!' });
});

test('a hidden review is published again', () => {
  draw({ state: 'hidden' });
  expect(screen.getByRole('button', { name: /^Publish/ })).toHaveValue('publish');
});
