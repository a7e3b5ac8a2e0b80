import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Pager, pageNumbers } from '@/components/ui/pager';

const pageAndTotal = fc
  .integer({ min: 1, max: 300 })
  .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));

describe('pageNumbers', () => {
  test('shows 3 numbers at each end and 3 around the current page', () => {
    expect(pageNumbers(7, 14)).toEqual([1, 2, 3, 'gap before', 6, 7, 8, 'gap after', 12, 13, 14]);
  });

  test('shows a number instead of a gap of one', () => {
    expect(pageNumbers(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageNumbers(6, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 'gap after', 10, 11, 12]);
  });

  test('always contains the current page and both ends, in order and once', () => {
    fc.assert(
      fc.property(pageAndTotal, ([current, total]) => {
        const numbers = pageNumbers(current, total).filter((entry) => typeof entry === 'number');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, current, total]));
        expect(numbers.length).toBeLessThanOrEqual(11);
      }),
    );
  });
});

describe('Pager', () => {
  const hrefFor = (page: number) => `/shop?page=${page}`;

  test('marks the current page and links to its neighbours', () => {
    render(<Pager current={2} total={3} hrefFor={hrefFor} />);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      '/shop?page=1',
    );
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/shop?page=3');
  });

  test('has no link beyond its ends', () => {
    render(<Pager current={3} total={3} hrefFor={hrefFor} />);
    expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  });

  test('is not rendered for one page', () => {
    const { container } = render(<Pager current={1} total={1} hrefFor={hrefFor} />);
    expect(container).toBeEmptyDOMElement();
  });
});
