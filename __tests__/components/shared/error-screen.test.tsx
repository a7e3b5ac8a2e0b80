import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import ProductPageError from '@/app/[surface]/(shop)/products/[id]/[slug]/error';
import { ErrorScreen } from '@/components/shared/error-screen';

test('says what happened in the words of the specification, with a way out', () => {
  render(<ErrorScreen action={<button type="button">Go back</button>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
  expect(screen.getByText('Sorry, an unexpected error has occurred.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
});

test('names the product’s details where they could not be read', () => {
  render(<ProductPageError />);
  expect(screen.getByText('There was an error loading the product details!')).toBeVisible();
});
