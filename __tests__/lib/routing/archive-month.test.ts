import { expect, test } from '@jest/globals';
import { contentRoutes } from '@/lib/content-routes';
import { blogsAddress, monthOfSegment } from '@/lib/routing/archive-month';

test.each([
  ['3-2026', { month: 3, year: 2026 }],
  ['03-2026', { month: 3, year: 2026 }],
  ['12-2025', { month: 12, year: 2025 }],
  ['all', null],
  ['0-2026', undefined],
  ['13-2026', undefined],
  ['3-26', undefined],
  ['3-2026-1', undefined],
  ['', undefined],
])('the month of %s is %p', (segment, month) => {
  expect(monthOfSegment(segment)).toEqual(month);
});

test.each([
  [null, 1, '/blogs'],
  [null, 2, '/blogs?page=2'],
  [{ month: 3, year: 2026 }, 1, '/blogs?publish_filter=3-2026'],
  [{ month: 3, year: 2026 }, 2, '/blogs?publish_filter=3-2026&page=2'],
])('the address of %p, page %i, is %s', (month, page, href) => {
  expect(contentRoutes.blogs(blogsAddress(month, page))).toBe(href);
});
