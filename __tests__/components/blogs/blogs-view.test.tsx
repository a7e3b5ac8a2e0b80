import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { sampleTeaser } from '@/__tests__/support/sample-blog';
import { BlogsView } from '@/components/blogs/blogs-view';
import { blogMessages } from '@/contract/messages/blogs';
import type { BlogList } from '@/lib/view/blogs';

const archive = [
  {
    year: 2026,
    months: [
      { month: 3, name: 'March', count: 2 },
      { month: 1, name: 'January', count: 1 },
    ],
  },
  { year: 2025, months: [{ month: 12, name: 'December', count: 7 }] },
];

const draw = (facts: Partial<BlogList> = {}) =>
  render(
    <BlogsView
      trail={[]}
      list={{
        posts: [sampleTeaser()],
        month: null,
        monthName: '',
        page: 1,
        totalPages: 1,
        archive,
        ...facts,
      }}
    />,
  );

const months = () => within(screen.getByRole('navigation', { name: 'Posts by month' }));

describe('the journal', () => {
  test('has a card for each post: title, day and a few lines', () => {
    draw();
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: 'Why tulsi' })).toHaveAttribute(
      'href',
      '/blogs/3/why-tulsi',
    );
    expect(card.getByText('1 October 2026')).toHaveAttribute('datetime', '2026-10-01');
    expect(card.getByText('Which leaf, which cup.')).toBeVisible();
  });

  test('says so when it has no posts, with the text of the specification', () => {
    draw({ posts: [], archive: [] });
    expect(screen.getByRole('heading', { name: blogMessages.empty })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Posts by month' })).toBeNull();
  });

  test('leads from an empty month to all posts', () => {
    draw({ posts: [], month: { month: 2, year: 2026 }, monthName: 'February 2026' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Journal, February 2026');
    const [inArchive, below] = screen.getAllByRole('link', { name: 'All posts', hidden: true });
    for (const link of [inArchive, below]) expect(link).toHaveAttribute('href', '/blogs');
  });

  test('keeps the month from page to page', () => {
    draw({ month: { month: 3, year: 2026 }, monthName: 'March 2026', page: 1, totalPages: 2 });
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/blogs?publish_filter=3-2026&page=2',
    );
  });
});

describe('the archive', () => {
  test('links to each month with its number of posts', () => {
    draw();
    const march = months().getByRole('link', { name: 'March 2026 2 posts', hidden: true });
    expect(march).toHaveAttribute('href', '/blogs?publish_filter=3-2026');
    expect(months().getByRole('link', { name: 'January 2026 1 post', hidden: true })).toBeTruthy();
    expect(months().getByRole('link', { name: 'All posts', hidden: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('opens the newest year, and marks the current month in its own', () => {
    const { unmount } = draw();
    const openYears = () =>
      months()
        .getAllByText(/^\d{4}$/, { selector: 'summary' })
        .filter((summary) => summary.closest('details')?.open)
        .map((summary) => summary.textContent);
    expect(openYears()).toEqual(['2026']);
    unmount();
    draw({ month: { month: 12, year: 2025 }, monthName: 'December 2025' });
    expect(openYears()).toEqual(['2025']);
    expect(months().getByRole('link', { current: 'page', hidden: true })).toHaveAttribute(
      'href',
      '/blogs?publish_filter=12-2025',
    );
  });
});
