import { expect, test } from '@jest/globals';
import { sampleCategories } from '@/__tests__/components/chrome/sample-categories';
import { everyCategory, findCategory } from '@/lib/view/categories';

test('a category is found on every level', () => {
  expect(findCategory(sampleCategories, 40211)?.name).toBe('Immunity Herbs');
  expect(findCategory(sampleCategories, 430)?.name).toBe('Books');
  expect(findCategory(sampleCategories, 1)).toBeUndefined();
  expect(findCategory(sampleCategories, null)).toBeUndefined();
});

test('every category is listed once, before those below it', () => {
  const ids = everyCategory(sampleCategories).map(({ id }) => id);
  expect(ids).toEqual([402, 4021, 40211, 4022, 401, 4011, 430]);
});
