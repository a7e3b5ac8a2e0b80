import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ListHeading } from '@/components/shared/list-heading';

test.each([
  [1, 'Your cart 1 item'],
  [3, 'Your cart 3 items'],
  [100, 'Your cart 99+ items'],
  [0, 'Your cart'],
])('the heading of a list of %i shows the number', (count, name) => {
  render(<ListHeading title="Your cart" count={count} />);
  expect(screen.getByRole('heading', { level: 1, name })).toHaveTextContent(
    new RegExp(`^${name.replace('+', '\\+')}$`),
  );
});
