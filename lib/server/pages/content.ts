import 'server-only';
import type { ContentPageKey, Partner } from '@/contract/content';
import { toDisplayedDay } from '@/lib/format/dates';
import { getLanguage } from '@/lib/language/get-text';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { withHeadingAnchors } from '@/lib/server/heading-anchors';
import { cleanHtml } from '@/lib/server/rich-text';
import type { DisplayedFaqGroup, DisplayedText } from '@/lib/view/content';
import { visibleSections } from './home';

/** Returns the text of a page, cleaned, with an anchor at each heading. */
export async function getContentPage(key: ContentPageKey): Promise<DisplayedText> {
  'use cache';
  cachedUnder(cacheTags.content);
  const language = await getLanguage();
  const { data } = await callShopApi('getContentPage', { params: { key }, query: { language } });
  return {
    title: data.title,
    ...withHeadingAnchors(cleanHtml(data.html)),
    updated: data.updated_on === null ? null : toDisplayedDay(data.updated_on),
  };
}

/** Returns the frequent questions in their groups. */
export async function getFaqGroups(): Promise<DisplayedFaqGroup[]> {
  'use cache';
  cachedUnder(cacheTags.content);
  const language = await getLanguage();
  const { data } = await callShopApi('listFaqs', { query: { language } });
  return data.map(({ group, items }) => ({
    group,
    items: items.map(({ id, question, answer }) => ({ id, question, answer: cleanHtml(answer) })),
  }));
}

/** Returns the partners that the shop supports. */
export async function getPartners(): Promise<Partner[]> {
  'use cache';
  cachedUnder(cacheTags.content);
  const { data } = await callShopApi('listPartners', {});
  return data;
}

/** Returns the text about the shop, with the picture and the figures of the home page. */
export async function getAboutPage() {
  'use cache';
  cachedUnder(cacheTags.content, cacheTags.home);
  const [text, sections, statistics] = await Promise.all([
    getContentPage('about-us'),
    callShopApi('listSections', { query: { type: 'upper' } }),
    callShopApi('listStatistics', {}),
  ]);
  const { about } = visibleSections(sections.data);
  return { text, picture: about?.image ?? null, statistics: statistics.data };
}
