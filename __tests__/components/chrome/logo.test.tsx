import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Logo } from '@/components/chrome/logo';
import { shopProfile } from '@/contract/shop/shop';
import { CompanyContext } from '@/lib/settings/settings-context.client';

test('the demo shop has its drawn logo', () => {
  render(<Logo />);
  expect(screen.getByRole('img', { name: 'Vanya, home' })).toHaveAttribute('src', '/art/logo.svg');
  expect(screen.getByRole('link', { name: 'Vanya, home' })).toHaveAttribute('href', '/');
});

test('another shop has the mark and its own name', () => {
  const company = { ...shopProfile, name: 'Nilgiri Pantry' };
  const { container } = render(<Logo variant="light" />, {
    wrapper: ({ children }) => <CompanyContext value={company}>{children}</CompanyContext>,
  });
  expect(screen.getByRole('link', { name: 'Nilgiri Pantry, home' })).toHaveTextContent(
    'Nilgiri Pantry',
  );
  expect(screen.getByText('Nilgiri Pantry')).not.toHaveAttribute('data-long');
  expect(container.querySelector('img')).toHaveAttribute('src', '/art/mark-light.svg');
});

test('a long name is written smaller, so that it is whole on a phone', () => {
  const name = 'Shree Nilgiri Organic Goods';
  render(<Logo />, {
    wrapper: ({ children }) => (
      <CompanyContext value={{ ...shopProfile, name }}>{children}</CompanyContext>
    ),
  });
  expect(screen.getByText(name)).toHaveAttribute('data-long');
});
