import 'server-only';
import { getLanguage } from '@/lib/language/get-text';
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
import { readCard } from './card-contents';

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
