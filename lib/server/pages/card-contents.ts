import 'server-only';
import { textIn } from '@/lib/language/text-in';
import type { Translate } from '@/lib/language/translate';
import type { Card, CardKind, CardName } from '@/lib/server/cards/card';
import { findCategory } from '@/lib/view/categories';
import { getBlogPageIn } from './blogs';
import { getEventPage } from './events';
import { getCategoriesIn } from './shop';

const MAX_CHILDREN = 4;

const READERS: Record<CardKind, (id: number, t: Translate) => Promise<Card | null>> = {
  category: readCategoryCard,
  post: readPostCard,
  event: readEventCard,
};

/** Returns what is drawn on a card in its language, or null if there is no such thing. */
export function readCard({ kind, id, language }: CardName): Promise<Card | null> {
  return READERS[kind](id, textIn(language));
}

async function readCategoryCard(id: number, t: Translate): Promise<Card | null> {
  const category = findCategory(await getCategoriesIn(t.language), id);
  if (!category) return null;
  const children = category.children.slice(0, MAX_CHILDREN).map(t.nameOf);
  return {
    language: t.language,
    title: t.nameOf(category),
    line: children.join(', '),
    picture: category.web_image,
  };
}

/** Reads a post in a language that it is written in: another page of it names the English one. */
async function readPostCard(id: number, t: Translate): Promise<Card | null> {
  const page = await getBlogPageIn(t.language, id);
  if (!page) return null;
  const { title, author, day, banner, languages } = page.post;
  const own = textIn(languages.includes(t.language) ? t.language : 'en');
  return {
    language: own.language,
    title,
    line: `${author}, ${own.filled(day.text)}`,
    picture: banner,
  };
}

async function readEventCard(id: number, t: Translate): Promise<Card | null> {
  const event = await getEventPage(id);
  if (!event) return null;
  const place = t(event.venue || event.city || 'Online');
  return {
    language: t.language,
    title: t(event.title),
    line: `${t.filled(event.when)}, ${place}`,
    picture: event.picture,
  };
}
