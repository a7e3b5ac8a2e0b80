import { expect, test } from '@jest/globals';
import type { HomeSection } from '@/contract/home';
import { visibleSections } from '@/lib/server/pages/home';

const section = (key: HomeSection['key'], isVisible: boolean): HomeSection => ({
  id: 1,
  key,
  label: key,
  description: '',
  image: null,
  images: [],
  is_visible_on_website: isVisible,
});

test('a section that staff switched off is not on the home page', () => {
  const sections = visibleSections([section('about', true), section('awards', false)]);
  expect(Object.keys(sections)).toEqual(['about']);
  expect(sections.about).toMatchObject({ label: 'about' });
});
