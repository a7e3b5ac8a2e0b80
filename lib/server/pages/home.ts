import 'server-only';
import type {
  Banner,
  HomeBlog,
  HomeProduct,
  HomeSection,
  SectionKey,
  Statistic,
} from '@/contract/content/home';
import type { PageSection } from '@/contract/content/home-page';
import { type TranslatedHome, type Translations, translationIn } from '@/contract/kit/translations';
import type { Language } from '@/contract/shop/languages';
import { contentRoutes } from '@/lib/content-routes';
import { toDisplayedDay } from '@/lib/format/dates';
import { getLanguage } from '@/lib/language/get-text';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { titleIn } from '@/lib/server/pages/blogs';
import { withNamesOfPage } from '@/lib/server/pages/page-names';
import { answersOrNulls } from '@/lib/server/pages/secondary';
import type { BlogTeaser } from '@/lib/view/blogs';
import {
  type HomeBlock,
  homeBlocks,
  USUAL_SECTIONS,
  withLowerBanners,
} from '@/lib/view/home-blocks';

/**
 * Returns the data of the home page, in the language of the page. Parts that staff switched off, and
 * those that nothing fills, are absent, and so are the rows of a call that failed.
 */
export async function getHomePage() {
  'use cache';
  cachedUnder(cacheTags.home, cacheTags.products);
  const [sections, banners, lower, statistics, ...lists] = await answersOrNulls([
    callShopApi('listHomeSections', {}),
    callShopApi('listBanners', { query: { sequence: 'Upper' } }),
    callShopApi('listBanners', { query: { sequence: 'Lower' } }),
    callShopApi('listStatistics', {}),
    ...listCalls(),
  ]);
  const [fresh, mustTry, best, blogs] = lists;
  return contentOf({
    sections: sections?.data ?? USUAL_SECTIONS,
    banners: dataOf(banners),
    lower_banners: dataOf(lower),
    statistics: dataOf(statistics),
    newArrivals: dataOf(fresh),
    mustTry: dataOf(mustTry),
    bestSellers: dataOf(best),
    blogs: dataOf(blogs),
  });
}

/** What staff write of the home page. */
interface Written {
  sections: readonly PageSection[];
  banners: readonly Banner[];
  lower_banners: readonly Banner[];
  statistics: readonly Statistic[];
}

/** Returns the same with what staff have not saved. Never cached. @throws ApiError */
export async function getHomeWith(written: Written) {
  const [fresh, mustTry, best, blogs] = await Promise.all(listCalls());
  return contentOf({
    ...written,
    newArrivals: fresh.data,
    mustTry: mustTry.data,
    bestSellers: best.data,
    blogs: blogs.data,
  });
}

function listCalls() {
  return [
    callShopApi('listNewArrivals', {}),
    callShopApi('listMustTry', {}),
    callShopApi('listBestOfAllTime', {}),
    callShopApi('listHomeBlogs', {}),
  ] as const;
}

interface Answered extends Written {
  newArrivals: HomeProduct[];
  mustTry: HomeProduct[];
  bestSellers: HomeProduct[];
  blogs: readonly HomeBlog[];
}

async function contentOf(answered: Answered) {
  const { sections, banners, lower_banners: lower, statistics, blogs, ...goods } = answered;
  const language = await getLanguage();
  const content = {
    ...goods,
    banners: banners.map((banner) => textsIn(banner, language)),
    lowerBanners: lower.map((banner) => textsIn(banner, language)),
    blogs: blogs.map((blog) => toTeaser(blog, language)),
    statistics: statistics.map((figure) => figureIn(figure, language)),
  };
  const displayed = sections.map((section) => sectionIn(section, language));
  const blocks = withLowerBanners(homeBlocks(displayed)).filter(({ key }) =>
    isFilled(key, content),
  );
  return withNamesOfPage({ blocks, ...content });
}

/** The lists that parts of the page display; the other parts display something without one. */
const LISTS = {
  banners: 'banners',
  lower_banners: 'lowerBanners',
  new_arrivals: 'newArrivals',
  must_try: 'mustTry',
  best_sellers: 'bestSellers',
  journal: 'blogs',
  statistics: 'statistics',
} as const;

type Lists = Record<(typeof LISTS)[keyof typeof LISTS], readonly unknown[]>;

function isFilled(key: HomeBlock['key'], content: Lists): boolean {
  const list = key in LISTS ? content[LISTS[key as keyof typeof LISTS]] : undefined;
  return list === undefined || list.length > 0;
}

interface Translated {
  translations?: Translations<TranslatedHome> | undefined;
}

/** Returns a row with its texts in a language; a missing one stays in English. */
function textsIn<Row extends Translated>(row: Row, language: Language): Row {
  const { translations = {} } = row;
  return { ...row, ...translationIn(translations, language), translations: undefined };
}

function sectionIn(section: PageSection, language: Language): PageSection {
  const images = section.images.map((image) => textsIn(image, language));
  return { ...textsIn(section, language), images };
}

function figureIn(figure: Statistic, language: Language): Statistic {
  const { title, text } = translationIn(figure.translations ?? {}, language) ?? {};
  return { id: figure.id, name: title ?? figure.name, value: text ?? figure.value };
}

function dataOf<Row>(answer: { data: Row[] } | null): Row[] {
  return answer?.data ?? [];
}

/** Returns the sections of the home page by key, without those that staff switched off. */
export function visibleSections(sections: HomeSection[]): Partial<Record<SectionKey, HomeSection>> {
  const visible = sections.filter((section) => section.is_visible_on_website);
  return Object.fromEntries(visible.map((section) => [section.key, section]));
}

function toTeaser(blog: HomeBlog, language: Language): BlogTeaser {
  const { id, banner, published_at } = blog;
  return {
    id,
    title: titleIn(blog, language),
    path: contentRoutes.blog(id, blog.title),
    banner,
    day: toDisplayedDay(published_at),
    excerpt: '',
  };
}
