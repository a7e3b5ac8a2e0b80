import 'server-only';
import type { HomeSection, SectionKey } from '@/contract/home';

/** The sections of the home page by key, without those that staff switched off. */
export function visibleSections(sections: HomeSection[]): Partial<Record<SectionKey, HomeSection>> {
  const shown = sections.filter((section) => section.is_visible_on_website);
  return Object.fromEntries(shown.map((section) => [section.key, section]));
}
