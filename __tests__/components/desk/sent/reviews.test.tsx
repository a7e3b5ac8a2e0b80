import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SentEntry } from '@/components/desk/sent/sent-entry';
import type { StaffReviewDetail } from '@/contract/staff/reviews';
import { reviewDesk } from '@/lib/desk/sent/reviews';

const AT = '2026-01-14T06:30:00Z';

const REVIEW: StaffReviewDetail = {
  ...{ id: 9, product_id: 1070, product_name: 'Brass Akhand Diya', name: 'Asha', rating: 4 },
  ...{ review: 'Burns all night.', created_at: AT, state: 'published', product_image: null },
  ...{ customer: null, answer: 'Thank you!', answered_at: AT, photos: [] },
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

test('each picture says its state, and is shown or hidden by a plain form', () => {
  const photo = (id: string, state: 'waiting' | 'shown') => ({
    ...{ id: id.repeat(32), width: 900, height: 1600, state },
  });
  draw({ photos: [photo('a', 'waiting'), photo('b', 'shown')] });
  const show = screen.getByRole('button', { name: /^Show ?: picture 1 of Asha/ });
  const form = show.closest('form');
  expect(form).toHaveAttribute('action', '/api/staff/reviews/9/move');
  expect(form).toHaveFormValues({ photo: 'a'.repeat(32) });
  expect(show).toHaveValue('show_photo');
  expect(screen.queryByRole('button', { name: /^Show ?: picture 2 of Asha/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Hide ?: picture 2 of Asha/ })).toBeVisible();
  expect(screen.getByRole('img', { name: 'picture 1 of Asha' })).toHaveAttribute(
    'src',
    `/api/staff/reviews/photos/${'a'.repeat(32)}/small`,
  );
});

test('a hidden review is published again', () => {
  draw({ state: 'hidden' });
  expect(screen.getByRole('button', { name: /^Publish/ })).toHaveValue('publish');
});
