import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ErrorScreen } from '@/components/shared/error-screen';

test('says what happened in the words of the specification, with a way out', () => {
  render(<ErrorScreen action={<button type="button">Go back</button>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
  expect(screen.getByText('Sorry, an unexpected error has occurred.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
});
