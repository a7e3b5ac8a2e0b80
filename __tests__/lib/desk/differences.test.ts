import { describe, expect, test } from '@jest/globals';
import { sampleDesk as desk, sampleEntry } from '@/__tests__/support/sample-desk';
import { changedPaths, conflictsOf, entryAfter, withTheirs } from '@/lib/desk/differences';
import { toFormValues } from '@/lib/desk/values';

const form = (changed: object = {}) => toFormValues(desk, { ...sampleEntry, ...changed });

describe('two versions of an entry', () => {
  const base = form();
  const mine = form({ name: 'Pure Ghee', price: 950, months: 9 });
  const theirs = form({ name: 'Cow Ghee', months: 9, translations: { hi: { name: 'गाय का घी' } } });
  const conflicts = conflictsOf({ desk, base, mine, theirs });

  test('differ in fields that one or both have changed; the same change is none', () => {
    expect(conflicts.map(({ path, changedBy }) => [path.path, changedBy])).toEqual([
      ['name', 'both'],
      ['translations.hi.name', 'them'],
      ['price', 'me'],
    ]);
  });

  test('are named with their language', () => {
    expect(conflicts.map(({ path }) => path.label)).toContain('Name, हिन्दी');
  });

  test('are mixed field by field', () => {
    const chosen = withTheirs(mine, conflicts, (path) => path.startsWith('translations'));
    expect(chosen).toMatchObject({
      name: 'Pure Ghee',
      price: '950',
      translations: { hi: { name: 'गाय का घी' } },
    });
  });
});

describe('the trail', () => {
  test('names the fields of a change with both values', () => {
    const change = { before: { price: 990 }, after: { price: 950 } };
    expect(changedPaths(desk, change)).toEqual([
      expect.objectContaining({ before: '990', after: '950' }),
    ]);
  });

  test('gives back the entry as it was after any change', () => {
    const newest = { before: { price: 900 }, after: { price: 990.5 } };
    const older = { before: { price: 800, name: 'Oil' }, after: { price: 900, name: 'Ghee' } };
    expect(entryAfter(sampleEntry, [newest])).toMatchObject({ price: 900, name: 'Ghee' });
    expect(entryAfter(sampleEntry, [newest, older])).toMatchObject({ price: 800, name: 'Oil' });
  });
});
