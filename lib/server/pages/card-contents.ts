import 'server-only';
import type { ProductDetail } from '@/contract/catalogue/product';
import { formatRupees } from '@/contract/shop/money';
import { countOf } from '@/lib/format/counter';
import { percentOff } from '@/lib/format/money';
import { textIn } from '@/lib/language/text-in';
import type { Translate } from '@/lib/language/translate';
import type { Card, CardKind, CardName } from '@/lib/server/cards/card';
import { findCategory } from '@/lib/view/categories';
import { getBlogPageIn } from './blogs';
import { getEventPage } from './events';
import { getProductPageIn } from './product';
import { getCategoriesIn } from './shop';

const MAX_CHILDREN = 4;

const READERS: Record<CardKind, (id: number, t: Translate) => Promise<Card | null>> = {
  product: readProductCard,
  category: readCategoryCard,
  post: readPostCard,
  event: readEventCard,
};

/** Returns what is drawn on a card in its language, or null if there is no such thing. */
export function readCard({ kind, id, language }: CardName): Promise<Card | null> {
  return READERS[kind](id, textIn(language));
}

async function readProductCard(id: number, t: Translate): Promise<Card | null> {
  const page = await getProductPageIn(t.language, id);
  if (!page) return null;
  const { product } = page;
  const { brand_name, size, images } = product;
  return {
    language: t.language,
    title: t.nameOf(product),
    line: [brand_name, size].filter(Boolean).join(', '),
    picture: images[0]?.picture ?? null,
    price: priceOf(product, t),
    ...ratingOf(product, t),
  };
}

function priceOf({ product_price: price, base_price: mrp }: ProductDetail, t: Translate) {
  const percent = percentOff(price, mrp);
  return {
    paid: formatRupees(price),
    ...(mrp > price && { mrp: formatRupees(mrp) }),
    ...(percent > 0 && { off: t('{percent}% off', { percent }) }),
  };
}

function ratingOf(
  { average_rating: { average_rating, review_count } }: ProductDetail,
  t: Translate,
) {
  if (review_count === 0) return {};
  const count = t.filled(countOf(review_count, 'review'));
  return { rating: { average: average_rating.toFixed(1), count } };
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
