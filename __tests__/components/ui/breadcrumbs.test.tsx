import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { HindiTexts } from '@/__tests__/support/texts-in-languages';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';

test('links to the parent pages and marks the current one', () => {
  render(<Breadcrumbs trail={[{ label: 'Home', href: '/' }, { label: 'Herbs & Churna' }]} />);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Herbs & Churna')).toHaveAttribute('aria-current', 'page');
});

test('in Hindi keeps the title of a post, and says that it is in English', () => {
  const trail = [
    { label: 'Home', href: '/' },
    { label: 'A Day of Rest', isTitle: true },
  ];
  render(<Breadcrumbs trail={trail} />, { wrapper: HindiTexts });
  expect(screen.getByRole('link', { name: 'होम' })).toBeVisible();
  expect(screen.getByText('A Day of Rest')).toHaveAttribute('lang', 'en');
});
