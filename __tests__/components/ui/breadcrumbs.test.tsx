import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';

test('links to the parent pages and marks the current one', () => {
  render(<Breadcrumbs trail={[{ label: 'Home', href: '/' }, { label: 'Herbs & Churna' }]} />);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Herbs & Churna')).toHaveAttribute('aria-current', 'page');
});
