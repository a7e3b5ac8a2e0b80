import type { ReactNode } from 'react';
import type { Category } from '@/contract/catalogue/category';
import type { Banner, HomeProduct, Statistic } from '@/contract/content/home';
import type { HomeSectionKey } from '@/contract/content/home-sections';
import type { BlogTeaser } from '@/lib/view/blogs';
import type { DisplayedSection, HomeBlock } from '@/lib/view/home-blocks';
import { AboutSection } from './about-section';
import { CategoryPlates } from './category-plates';
import { ForNonMembers } from './for-non-members.client';
import { Hero } from './hero';
import { JournalSection } from './journal-section';
import { MembershipStrip } from './membership-strip';
import { MustTryBand } from './must-try-band';
import { ProductShelf } from './product-shelf';
import { PromiseStrip } from './promise-strip';
import { ProofSection } from './proof-section';
import { ServicesSection } from './services-section';
import { StatisticsBand } from './statistics-band';

/** What the parts of the home page are filled with. */
export interface HomeContent {
  banners: Banner[];
  lowerBanners: Banner[];
  categories: Category[];
  newArrivals: HomeProduct[];
  mustTry: HomeProduct[];
  bestSellers: HomeProduct[];
  blogs: BlogTeaser[];
  statistics: Statistic[];
}

interface Drawn extends HomeContent {
  /** The section with the key of the part. */
  section: DisplayedSection;
  sections: HomeBlock['sections'];
}

const DRAWINGS: Record<HomeSectionKey, (given: Drawn) => ReactNode> = {
  banners: ({ banners, categories }) => <Hero banners={banners} categories={categories} />,
  promises: () => <PromiseStrip />,
  categories: ({ categories, section }) => (
    <CategoryPlates categories={categories} title={section.label || undefined} />
  ),
  about: about,
  certificates: about,
  new_arrivals: ({ section, newArrivals: products }) => (
    <ProductShelf section={section} motif="coffee" products={products} />
  ),
  must_try: ({ section, mustTry: products }) => (
    <MustTryBand section={section} products={products} />
  ),
  best_sellers: ({ section, bestSellers: products }) => (
    <ProductShelf section={section} motif="ghee" products={products} />
  ),
  membership: () => (
    <ForNonMembers>
      <MembershipStrip />
    </ForNonMembers>
  ),
  journal: ({ section, blogs }) => <JournalSection section={section} blogs={blogs} />,
  statistics: ({ statistics }) => <StatisticsBand statistics={statistics} />,
  awards: proof,
  licences: proof,
  non_gmo: proof,
  services: ({ section }) => <ServicesSection section={section} />,
};

function about({ sections }: Drawn) {
  return <AboutSection about={sections.about} certificates={sections.certificates} />;
}

function proof({ sections: { awards, licences, non_gmo: nonGmo } }: Drawn) {
  return <ProofSection awards={awards} licences={licences} nonGmo={nonGmo} />;
}

function LowerBanners({ lowerBanners, categories }: HomeContent) {
  return <Hero banners={lowerBanners} categories={categories} isLower />;
}

/** The parts of the home page that staff show, in their order. */
export function HomeBlocks({ blocks, content }: { blocks: HomeBlock[]; content: HomeContent }) {
  return blocks.map(({ key, sections }) => {
    if (key === 'lower_banners') return <LowerBanners key={key} {...content} />;
    const section = sections[key];
    const Drawing = DRAWINGS[key];
    return section && <Drawing key={key} {...content} section={section} sections={sections} />;
  });
}
