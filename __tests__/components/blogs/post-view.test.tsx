import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { samplePost, sampleTeaser } from '@/__tests__/support/sample-blog';
import { HindiTexts } from '@/__tests__/support/texts-in-languages';
import { type Neighbours, PostNeighbours } from '@/components/blogs/post-neighbours';
import { PostView } from '@/components/blogs/post-view';

const URL_ = 'https://vanya.example/blogs/3/why-tulsi';
const LONG = '<p>Leaves.</p><h2>Rama</h2><p>Green.</p><h2>Krishna</h2><h3>In a cup</h3>';
const none: Neighbours = { previous: null, next: null };

const draw = (post = samplePost(), neighbours = none, more = [sampleTeaser({ id: 9 })]) =>
  render(
    <PostView
      post={post}
      url={URL_}
      trail={[]}
      neighbours={neighbours}
      more={more}
      products={<p>Products</p>}
    />,
  );

describe('a post', () => {
  test('shows title, author, day in India and reading time', () => {
    draw();
    expect(screen.getByRole('heading', { level: 1, name: 'Why tulsi' })).toBeVisible();
    expect(screen.getByText('Vanya Kitchen Desk')).toBeVisible();
    expect(screen.getAllByText('1 October 2026')[0]).toHaveAttribute('datetime', '2026-10-01');
    expect(screen.getByText('5 minute read')).toBeVisible();
    expect(screen.getByText('Steep it.')).toBeVisible();
    expect(screen.getByText('Products')).toBeVisible();
  });

  test('says that it is general information, with a link to the vaidya', () => {
    draw();
    expect(screen.getByText(/general information, not medical advice/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'consult our vaidya' })).toHaveAttribute(
      'href',
      '/consult-our-vaidya',
    );
  });

  test('with three headings has a table of contents, a shorter one has none', () => {
    const { unmount } = draw(samplePost(LONG));
    const table = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = table.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#section-rama',
      '#section-krishna',
      '#section-in-a-cup',
    ]);
    expect(screen.getByRole('heading', { name: 'Krishna' })).toHaveAttribute(
      'id',
      'section-krishna',
    );
    unmount();
    draw(samplePost('<h2>Rama</h2><h2>Krishna</h2>'));
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  });

  test('can be shared by its own address', () => {
    draw();
    expect(screen.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(URL_)),
    );
  });
});

describe('the posts before and after', () => {
  const link = (name: RegExp) => screen.queryByRole('link', { name });

  test('are linked by their titles', () => {
    draw(samplePost(), {
      previous: { title: 'Rose water', path: '/blogs/2/rose-water' },
      next: { title: 'A week in Chikmagalur', path: '/blogs/4/a-week-in-chikmagalur' },
    });
    expect(link(/^Previous/)).toHaveAttribute('href', '/blogs/2/rose-water');
    expect(link(/^Next A week/)).toHaveAttribute('href', '/blogs/4/a-week-in-chikmagalur');
  });

  test('keep their titles in Hindi, which say that they are in English', () => {
    const next = { title: 'A Day of Rest', path: '/blogs/4/a-day-of-rest' };
    render(<PostNeighbours previous={null} next={next} />, { wrapper: HindiTexts });
    expect(screen.getByText(next.title)).toHaveAttribute('lang', 'en');
  });

  test('are missing at the ends of the journal', () => {
    const { unmount } = draw(samplePost(), {
      ...none,
      next: { title: 'Ragi', path: '/blogs/4/ragi' },
    });
    expect([link(/^Previous/), link(/^Next/)]).toEqual([null, expect.anything()]);
    unmount();
    draw();
    expect(screen.queryByRole('navigation', { name: 'Previous and next post' })).toBeNull();
  });
});

test('without other posts there is nothing to keep reading', () => {
  draw(samplePost(), none, []);
  expect(screen.queryByRole('region', { name: 'Keep reading' })).toBeNull();
});
