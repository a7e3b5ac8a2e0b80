import { expect, test } from '@jest/globals';
import { CACHE_TAGS } from '@/contract/kit/cache-tags';
import { cacheTags } from '@/lib/server/api/cache';

test('a storefront that missed notices knows every tag it has', () => {
  const names = Object.values(cacheTags).filter((tag) => typeof tag === 'string');
  expect([...CACHE_TAGS].sort()).toEqual(names.sort());
});
