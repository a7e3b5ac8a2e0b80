import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { GIFT_SPAN } from '@/__tests__/support/sample-gift';
import { GiftDay } from '@/components/cart/gift-day.client';

function draw(refused?: { day: string; problem: string }) {
  const chosen: (string | undefined)[] = [];
  render(
    <GiftDay
      day="2026-12-01"
      span={GIFT_SPAN}
      refused={refused}
      choose={(day) => chosen.push(day)}
    />,
  );
  const field = screen.getByLabelText('Deliver on or after');
  return { chosen, field, type: (value: string) => fireEvent.change(field, { target: { value } }) };
}

test('a day of a gift is chosen, and taken back', () => {
  const { chosen, type } = draw();
  type('2026-12-10');
  type('');
  expect(chosen).toEqual(['2026-12-10', undefined]);
});

test('a day that is not possible stays in the field, is not chosen, and says which days are', () => {
  const { chosen, field, type } = draw();
  type('2026-11-20');
  expect(chosen).toEqual([]);
  expect(field).toHaveValue('2026-11-20');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Choose a day from 24 November 2026 to 22 January 2027.',
  );
});

test('a form without scripts that was refused shows the day that was typed', () => {
  const { field } = draw({ day: '2026-11-20', problem: 'Choose another day.' });
  expect(field).toHaveValue('2026-11-20');
  expect(field).toBeInvalid();
});
