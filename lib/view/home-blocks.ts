import type { HomeSection } from '@/contract/content/home';
import type { PageSection } from '@/contract/content/home-page';
import {
  DEFAULT_SECTION_TEXTS,
  HOME_SECTION_KEYS,
  type HomeSectionKey,
} from '@/contract/content/home-sections';

/** What a section of the home page displays, whichever call answered it. */
export type DisplayedSection = Pick<HomeSection, 'label' | 'description' | 'image' | 'images'>;

/** A part of the home page: a section, or several that are drawn side by side. */
export interface HomeBlock {
  /** The first section of the part; the lower banners are no section. */
  key: HomeSectionKey | 'lower_banners';
  sections: Partial<Record<HomeSectionKey, DisplayedSection>>;
}

/** Sections that are drawn side by side where they follow each other. */
const TOGETHER: readonly (readonly HomeSectionKey[])[] = [
  ['about', 'certificates'],
  ['awards', 'licences', 'non_gmo'],
];

/** Returns the parts of the home page for its sections, in their order. */
export function homeBlocks(sections: readonly PageSection[]): HomeBlock[] {
  const blocks: HomeBlock[] = [];
  for (const section of sections) {
    const { key } = section;
    const last = blocks.at(-1);
    const group: readonly string[] | undefined = TOGETHER.find((keys) => keys.includes(key));
    const displayed = withUsualTexts(section);
    if (last && group?.includes(last.key)) last.sections[key] = displayed;
    else blocks.push({ key, sections: { [key]: displayed } });
  }
  return blocks;
}

/** Below the last of them stand the banners that are further down. */
const SHELVES: readonly string[] = ['new_arrivals', 'must_try', 'best_sellers'];

/** Returns the parts with the lower banners below the goods; at the end of a page without goods. */
export function withLowerBanners(blocks: readonly HomeBlock[]): HomeBlock[] {
  const last = blocks.findLastIndex(({ key }) => SHELVES.includes(key));
  const place = last < 0 ? blocks.length : last + 1;
  const lower: HomeBlock = { key: 'lower_banners', sections: {} };
  return [...blocks.slice(0, place), lower, ...blocks.slice(place)];
}

function withUsualTexts(section: PageSection): DisplayedSection {
  const usual = DEFAULT_SECTION_TEXTS[section.key];
  if (!usual) return section;
  const { label, description } = section;
  // Staff who give a section a title of their own decide about its text too.
  return {
    ...section,
    ...(label
      ? { label, description }
      : { label: usual.label, description: description || usual.description }),
  };
}

/** What the home page shows while its order cannot be read: goods and posts, without own texts. */
export const USUAL_SECTIONS: readonly PageSection[] = HOME_SECTION_KEYS.filter(
  (key) => !['about', 'certificates', 'awards', 'licences', 'non_gmo', 'services'].includes(key),
).map((key) => ({ key, label: '', description: '', image: null, images: [] }));
