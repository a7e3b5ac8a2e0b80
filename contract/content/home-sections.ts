/** Parts of a section that staff write. */
type Part = 'label' | 'description' | 'picture' | 'items';

interface SectionKind {
  /** What the desk calls it. */
  name: string;
  parts: readonly Part[];
  /** What an item has beside its title. */
  item?: readonly ('text' | 'link' | 'picture')[];
}

/** The sections of the home page, in the order that a new shop has. */
export const HOME_SECTIONS = {
  banners: { name: 'Banners', parts: [] },
  promises: { name: 'Promises of delivery', parts: [] },
  categories: { name: 'Featured categories', parts: ['label'] },
  about: { name: 'About the shop', parts: ['label', 'description', 'picture'] },
  certificates: { name: 'Certificates', parts: ['label', 'items'], item: ['picture'] },
  new_arrivals: { name: 'New products', parts: ['label', 'description'] },
  must_try: { name: 'Must try', parts: ['label', 'description'] },
  best_sellers: { name: 'Best sellers', parts: ['label', 'description'] },
  membership: { name: 'Elite membership', parts: [] },
  journal: { name: 'Journal', parts: ['label', 'description'] },
  statistics: { name: 'Figures', parts: ['items'], item: ['text'] },
  awards: { name: 'Awards', parts: ['label', 'items'], item: ['text', 'picture'] },
  licences: { name: 'Licences', parts: ['label', 'items'], item: ['text', 'picture'] },
  non_gmo: { name: 'Non-GMO', parts: ['label', 'description', 'picture'] },
  services: { name: 'Services', parts: ['label', 'items'], item: ['text', 'link', 'picture'] },
} as const satisfies Record<string, SectionKind>;
export type HomeSectionKey = keyof typeof HOME_SECTIONS;
export const HOME_SECTION_KEYS = Object.keys(HOME_SECTIONS) as HomeSectionKey[];

/** What staff write in a section of this kind. */
export const partsOf = (key: HomeSectionKey): SectionKind => HOME_SECTIONS[key];

/** The texts that the sections of goods and posts have until staff write their own. */
export const DEFAULT_SECTION_TEXTS: Partial<
  Record<HomeSectionKey, { label: string; description: string }>
> = {
  new_arrivals: {
    label: 'Try Our New Products',
    description: 'Arrived in the last month. Small first batches, so they may run out.',
  },
  must_try: { label: 'Must Try', description: 'Things we would put in your hands first.' },
  best_sellers: {
    label: 'All Time Best Sellers',
    description: 'What kitchens and bathrooms across India keep coming back for.',
  },
  journal: {
    label: 'From the journal',
    description: 'Short, useful reading from the people who grow and make.',
  },
};
