import 'server-only';
import { notFound } from 'next/navigation';
import type { ContentPage, ContentPageKey, Partner } from '@/contract/content/content';
import { foundOrNull } from '@/lib/api-error';
import { toDisplayedDay } from '@/lib/format/dates';
import { getLanguage } from '@/lib/language/get-text';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { withHeadingAnchors } from '@/lib/server/heading-anchors';
import { cleanHtml } from '@/lib/server/rich-text';
import type { DisplayedFaqGroup, DisplayedText } from '@/lib/view/content';
import { visibleSections } from './home';
import { getVaidyas } from './vaidyas';

/**
 * Returns the text of a page, cleaned, with an anchor at each heading; the page is missing where the
 * API has no text of it.
 */
export async function getContentPage(key: ContentPageKey): Promise<DisplayedText> {
  return (await readContentPage(key)) ?? notFound();
}

async function readContentPage(key: ContentPageKey): Promise<DisplayedText | null> {
  'use cache';
  cachedUnder(cacheTags.content);
  const language = await getLanguage();
  const input = { params: { key }, query: { language } };
  const found = await foundOrNull(callShopApi('getContentPage', input));
  if (!found) return null;
  return displayedText(found.data);
}

/** Returns a text as its page displays it. */
export function displayedText({ title, html, updated_on: day }: ContentPage): DisplayedText {
  return {
    title,
    ...withHeadingAnchors(cleanHtml(html)),
    updated: day === null ? null : toDisplayedDay(day),
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

/** How many of the partners the page about the shop has. */
const ABOUT_PARTNERS = 4;

/** Returns the text about the shop, with what stands beside it. */
export async function getAboutPage() {
  const [text, shop] = await Promise.all([getContentPage('about-us'), getAboutParts()]);
  return { text, ...shop };
}

/** Returns what stands beside the text about the shop: figures, groups and people. */
export async function getAboutParts() {
  const [figures, partners, vaidyas] = await Promise.all([
    getShopFigures(),
    getPartners(),
    getVaidyas(),
  ]);
  return { ...figures, partners: partners.slice(0, ABOUT_PARTNERS), vaidyas };
}

/** Returns the picture and the figures of the home page. */
async function getShopFigures() {
  'use cache';
  cachedUnder(cacheTags.content, cacheTags.home);
  const [sections, statistics] = await Promise.all([
    callShopApi('listSections', { query: { type: 'upper' } }),
    callShopApi('listStatistics', {}),
  ]);
  const { about } = visibleSections(sections.data);
  return { picture: about?.image ?? null, statistics: statistics.data };
}
