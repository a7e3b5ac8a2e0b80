import 'server-only';
import { getLanguage } from '@/lib/language/get-text';
import { textIn } from '@/lib/language/text-in';
import type { Translate } from '@/lib/language/translate';
import type { ShareCard } from '@/lib/seo/metadata';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { readPicture } from '@/lib/server/api/read-picture';
import {
  type Card,
  type CardKind,
  type CardName,
  cardPath,
  printOf,
} from '@/lib/server/cards/card';
import { drawCard } from '@/lib/server/cards/draw-card';
import { findCategory } from '@/lib/view/categories';
import { getBlogPageIn } from './blogs';
import { getEventPage } from './events';
import { getCategoriesIn } from './shop';

/** Wide enough for the card's side. */
const PICTURE_WIDTH = 600;

/** Returns the share card of a page in its language, or null if there is no such thing. */
export async function getShareCard(kind: CardKind, id: number): Promise<ShareCard | null> {
  const card = await readCard({ kind, id, language: await getLanguage() });
  return card && { src: cardPath(kind, id, card), alt: altOf(card) };
}

/** A card as a file: the bytes of a JPEG in base64, and the print of its content. */
interface CardFile {
  jpeg: string;
  print: string;
}

/**
 * Returns a drawn card, drawn once until its content changes, or null if there is no such thing.
 * @throws ApiError if its picture cannot be read
 */
export async function getCardFile({ kind, id, language }: CardName): Promise<CardFile | null> {
  'use cache';
  cachedUnder(...TAGS[kind](id));
  const card = await readCard({ kind, id, language });
  if (!card) return null;
  const picture = card.picture && (await readPicture(card.picture, PICTURE_WIDTH));
  const jpeg = await drawCard(card, picture);
  return { jpeg: jpeg.toString('base64'), print: printOf(card) };
}

const TAGS: Record<CardKind, (id: number) => string[]> = {
  category: () => [cacheTags.categories],
  post: (id) => [cacheTags.blog(id), cacheTags.blogs],
  event: () => [cacheTags.events],
};

function altOf({ title, line }: Card): string {
  return [title, line].filter(Boolean).join(', ');
}

const MAX_CHILDREN = 4;

const READERS: Record<CardKind, (id: number, t: Translate) => Promise<Card | null>> = {
  category: readCategoryCard,
  post: readPostCard,
  event: readEventCard,
};

/** Returns what is drawn on a card in its language, or null if there is no such thing. */
function readCard({ kind, id, language }: CardName): Promise<Card | null> {
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
    line: `${own(author)}, ${own.filled(day.text)}`,
    picture: banner,
  };
}

async function readEventCard(id: number, t: Translate): Promise<Card | null> {
  const event = await getEventPage(id, t.language);
  if (!event) return null;
  const place = event.venue || event.city || t('Online');
  return {
    language: t.language,
    title: event.title,
    line: `${t.filled(event.when)}, ${place}`,
    picture: event.picture,
  };
}
