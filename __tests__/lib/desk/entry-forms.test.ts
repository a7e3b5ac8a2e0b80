import { describe, expect, test } from '@jest/globals';
import { sectionDesk } from '@/lib/desk/descriptions/home-sections';
import type { Desk, DeskField } from '@/lib/desk/desk';
import { titleOf, withPartsOf } from '@/lib/desk/entry-forms';
import { leadDesk } from '@/lib/desk/sent/leads';

const namesOf = (fields: readonly DeskField[]): string[] =>
  fields.flatMap((field) => [
    field.name,
    ...('fields' in field ? namesOf(field.fields).map((part) => `${field.name}.${part}`) : []),
  ]);

const drawn = (desk: Desk) => desk.panels.flatMap(({ fields }) => namesOf(fields));

test('a message is named by its company, and by its sender where there is none', () => {
  expect(titleOf(leadDesk, { company: 'Spice Route', name: 'Imran' })).toBe('Spice Route');
  expect(titleOf(leadDesk, { company: '', name: 'Tara Joshi' })).toBe('Tara Joshi');
});

describe('the form of an entry', () => {
  test('has the fields that entries of its kind have, and the parts of their lists', () => {
    expect(drawn(withPartsOf(sectionDesk, { key: 'awards' }))).toEqual([
      'label',
      'items',
      'items.title',
      'items.text',
      'items.picture_id',
      'is_visible',
    ]);
    expect(drawn(withPartsOf(sectionDesk, { key: 'non_gmo' }))).toEqual([
      'label',
      'description',
      'is_visible',
      'picture_id',
    ]);
  });

  test('has no panel without a field', () => {
    const { panels } = withPartsOf(sectionDesk, { key: 'promises' });
    expect(panels.map(({ title }) => title)).toEqual(['Display']);
  });
});
