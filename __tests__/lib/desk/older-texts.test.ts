import { describe, expect, test } from '@jest/globals';
import { sampleDesk } from '@/__tests__/support/sample-desk';
import type { Desk } from '@/lib/desk/desk';
import { olderTexts } from '@/lib/desk/older-texts';

const desk: Desk = {
  ...sampleDesk,
  panels: [
    {
      title: 'Texts',
      fields: [
        { name: 'name', label: 'Name', kind: 'text', translated: true },
        { name: 'benefits', label: 'Benefits', kind: 'texts', noun: 'benefit', translated: true },
        {
          name: 'items',
          label: 'Items',
          kind: 'groups',
          noun: 'item',
          fields: [{ name: 'title', label: 'Title', kind: 'text', translated: true }],
        },
      ],
    },
  ],
};
const HINDI = { hi: { name: 'घी', benefits: ['शुद्ध'] } };
const entry = {
  name: 'Ghee',
  benefits: ['Pure', 'Slow'],
  items: [{ title: 'First', translations: { hi: { title: 'पहला' } } }, { title: 'Second' }],
  translations: HINDI,
};
const renamed = { before: { name: 'Butter' }, after: { name: 'Ghee' } };
const olderAfter = (...changes: Parameters<typeof olderTexts>[2]) => [
  ...olderTexts(desk, entry, changes),
];

describe('a text in another language', () => {
  test('is older than the English one that was written after it, each on its own', () => {
    expect(olderAfter(renamed)).toEqual(['translations.hi.name']);
    expect(olderAfter()).toEqual([]);
  });

  test('is not older once it was written too, in the same save or later', () => {
    const before = { translations: { hi: { name: 'मक्खन', benefits: ['शुद्ध'] } } };
    const after = { translations: HINDI };
    const both = {
      ...renamed,
      before: { ...renamed.before, ...before },
      after: { ...renamed.after, ...after },
    };
    expect(olderAfter(both)).toEqual([]);
    const hindi = { before, after };
    expect(olderAfter(hindi, renamed)).toEqual([]);
    expect(olderAfter(renamed, hindi)).toEqual(['translations.hi.name']);
  });

  test('is not older for being missing: English is displayed in its place', () => {
    const { translations: _, ...english } = entry;
    expect(olderTexts(desk, english, [renamed]).size).toBe(0);
  });

  test('of an entry that was added with it is not older', () => {
    expect(olderAfter({ before: null, after: entry })).toEqual([]);
  });

  test('of one part of a list is older alone', () => {
    const [first, second] = entry.items;
    const before = { items: [{ ...first, title: 'One' }, second] };
    const changed = { before, after: { items: entry.items } };
    expect(olderAfter(changed)).toEqual(['items.0.translations.hi.title']);
  });
});
