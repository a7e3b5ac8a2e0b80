import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import PageError from '@/app/[surface]/(shop)/error';
import ProductPageError from '@/app/[surface]/(shop)/products/[id]/[slug]/error';
import { ErrorScreen } from '@/components/shared/error-screen';
import { productMessages } from '@/contract/messages/catalogue';
import { errorScreenMessages } from '@/contract/messages/common';

test('displays the specified message with a link to continue', () => {
  render(<ErrorScreen action={<button type="button">Go back</button>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
  expect(screen.getByText(errorScreenMessages.text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
});

test('names the product’s details when they could not be read', () => {
  render(<ProductPageError error={{}} />);
  expect(screen.getByText(productMessages.notLoaded)).toBeVisible();
});

test('shows the reference of the error in the logs', () => {
  render(<PageError error={{ digest: '1a2b3c4d-5e6f-4a0b-8c1d-2e3f4a5b6c7d' }} />);
  expect(screen.getByText('Reference: 1a2b3c4d')).toBeVisible();
});

test('shows no reference when there is none', () => {
  render(<PageError error={{}} />);
  expect(screen.queryByText(/Reference/)).toBeNull();
});
