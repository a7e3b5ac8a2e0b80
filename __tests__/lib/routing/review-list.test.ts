import { describe, expect, test } from '@jest/globals';
import { routes } from '@/lib/routes';
import { reviewListOfSegments, reviewsAddress } from '@/lib/routing/review-list';
import { surfaceRewrites } from '@/lib/routing/rewrites.mjs';

const read = (only: string, sort: string, page: string) =>
  reviewListOfSegments({ only, sort, page });

describe('a list of reviews', () => {
  test('is read from its path segments', () => {
    expect(read('all', 'newest', '1')).toEqual({ page: 1, sort: 'newest' });
    expect(read('3', 'lowest', '12')).toEqual({ page: 12, sort: 'lowest', stars: 3 });
    expect(read('aroma', 'helpful', '2')).toEqual({ page: 2, sort: 'helpful', mention: 'aroma' });
  });

  test.each([
    ['6', 'newest', '1'],
    ['noise', 'newest', '1'],
    ['3', 'loudest', '1'],
    ['all', 'newest', '0'],
    ['all', 'newest', 'x'],
  ])('does not exist at %s/%s/%s', (stars, sort, page) => {
    expect(read(stars, sort, page)).toBeNull();
  });

  test('has the shortest address, without its defaults', () => {
    const address = (list: Parameters<typeof reviewsAddress>[0]) =>
      routes.productReviews(7, 'Tulsi', reviewsAddress(list));
    expect(address({ page: 1, sort: 'newest' })).toBe('/products/7/reviews/tulsi');
    expect(address({ page: 2, sort: 'lowest', stars: 3 })).toBe(
      '/products/7/reviews/tulsi?stars=3&sort=lowest&page=2',
    );
    expect(address({ page: 1, sort: 'helpful', mention: 'taste' })).toBe(
      '/products/7/reviews/tulsi?mention=taste&sort=helpful',
    );
  });

  test('is a cached page of its own for every choice', () => {
    const targets = surfaceRewrites().flatMap(({ destination }) =>
      destination.startsWith('/web/products/') ? [destination.split(':slug/')[1]] : [],
    );
    expect(targets).toEqual([
      ':stars/:sort/:page',
      ':stars/:sort/1',
      ':stars/newest/:page',
      ':stars/newest/1',
      ':mention/:sort/:page',
      ':mention/:sort/1',
      ':mention/newest/:page',
      ':mention/newest/1',
      'all/:sort/:page',
      'all/:sort/1',
      'all/newest/:page',
      'all/newest/1',
    ]);
  });
});
