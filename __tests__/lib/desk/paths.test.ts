import { describe, expect, test } from '@jest/globals';
import { sampleDesk, sampleEntry } from '@/__tests__/support/sample-desk';
import { deskPaths, openPaths, pathOfError, pathsIn } from '@/lib/desk/paths';

const open = openPaths(deskPaths(sampleDesk), sampleEntry);

describe('the path of an error', () => {
  test.each([
    ['name', 'name'],
    ['translations.hi.name', 'translations.hi.name'],
    ['benefits[1]', 'benefits'],
    ['quantity', 'quantity'],
    ['quantity.unit', 'quantity.unit'],
    ['sections', 'sections'],
    ['sections[1].link', 'sections.1.link'],
    ['sections[0].translations.gu.title', 'sections.0.translations.gu.title'],
    ['sections[7].link', 'sections'],
    ['sections[1].unknown', 'sections'],
  ])('%s is %s', (error, path) => {
    expect(pathOfError(error, open)?.path).toBe(path);
  });

  test('of a field that the desk does not have is none', () => {
    expect(pathOfError('names', open)).toBeUndefined();
  });
});

test('groups stand before their parts, in the order of the page', () => {
  const paths = open.map(({ path }) => path);
  const places = ['quantity', 'quantity.unit', 'sections', 'sections.0.title', 'sections.1.title'];
  expect(paths.filter((path) => places.includes(path))).toEqual(places);
});

test('another language has texts alone, and groups with texts at their place', () => {
  const fields = sampleDesk.panels.flatMap((panel) => panel.fields);
  expect(pathsIn('hi', fields).map(({ path }) => path)).toEqual([
    'translations.hi.name',
    'translations.hi.benefits',
    'sections',
  ]);
  const sections = fields.find(({ name }) => name === 'sections');
  const parts = sections && 'fields' in sections ? sections.fields : [];
  expect(pathsIn('hi', parts, 'sections.1').map(({ path }) => path)).toEqual([
    'sections.1.translations.hi.title',
  ]);
});
