import 'server-only';
import { englishText } from '@/contract/messages/text-with-values';
import { formatRupees } from '@/contract/shop/money';
import type { ShareCard } from '@/lib/seo/metadata';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { readPicture } from '@/lib/server/api/read-picture';
import type { Card, CardKind } from '@/lib/server/cards/card';
import { cardPath, printOf } from '@/lib/server/cards/card';
import { drawCard } from '@/lib/server/cards/draw-card';
import { findCategory } from '@/lib/view/categories';
import { getBlogPage } from './blogs';
import { getEventPage } from './events';
import { getProductPage } from './product';
import { getCategories } from './shop';

/** Wide enough for the card's side. */
const PICTURE_WIDTH = 600;
const MAX_CHILDREN = 4;

const READERS: Record<CardKind, (id: number) => Promise<Card | null>> = {
  product: readProductCard,
  category: readCategoryCard,
  post: readPostCard,
  event: readEventCard,
};

/** Returns the share card of a page, or null if there is no such thing. */
export async function getShareCard(kind: CardKind, id: number): Promise<ShareCard | null> {
  const card = await READERS[kind](id);
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
export async function getCardFile(kind: CardKind, id: number): Promise<CardFile | null> {
  'use cache';
  cachedUnder(...TAGS[kind](id));
  const card = await READERS[kind](id);
  if (!card) return null;
  const picture = card.picture && (await readPicture(card.picture, PICTURE_WIDTH));
  const jpeg = await drawCard(card, picture);
  return { jpeg: jpeg.toString('base64'), print: printOf(card) };
}

const TAGS: Record<CardKind, (id: number) => string[]> = {
  product: (id) => [cacheTags.product(id), cacheTags.products],
  category: () => [cacheTags.categories],
  post: (id) => [cacheTags.blog(id), cacheTags.blogs],
  event: () => [cacheTags.events],
};

async function readProductCard(id: number): Promise<Card | null> {
  const page = await getProductPage(id);
  if (!page) return null;
  const { name, size, brand_name, images, product_price, base_price, average_rating } =
    page.product;
  return {
    title: name,
    line: [brand_name, size].filter(Boolean).join(', '),
    picture: images[0]?.picture ?? null,
    price: { paid: product_price, mrp: base_price },
    rating: { average: average_rating.average_rating, count: average_rating.review_count },
  };
}

async function readCategoryCard(id: number): Promise<Card | null> {
  const category = findCategory(await getCategories(), id);
  if (!category) return null;
  const children = category.children.slice(0, MAX_CHILDREN).map(({ name }) => name);
  return { title: category.name, line: children.join(', '), picture: category.web_image };
}

async function readPostCard(id: number): Promise<Card | null> {
  const page = await getBlogPage(id);
  if (!page) return null;
  const { title, author, day, banner } = page.post;
  return { title, line: `${author}, ${englishText(day.text)}`, picture: banner };
}

async function readEventCard(id: number): Promise<Card | null> {
  const event = await getEventPage(id);
  if (!event) return null;
  const place = event.venue || event.city || 'Online';
  return {
    title: event.title,
    line: `${englishText(event.when)}. ${place}`,
    picture: event.picture,
  };
}

function altOf({ title, line, price }: Card): string {
  return [title, line, price && formatRupees(price.paid)].filter(Boolean).join(', ');
}
