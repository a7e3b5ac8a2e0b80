import type { ProductDetail } from '@/contract/catalogue/product';
import type { DeliverySettings } from '@/contract/shop/settings';
import type { Translate } from '@/lib/language/translate';
import { deliveredMeta } from './delivered-meta';
import { type PageMeta, pageTitle, type ShareCard } from './metadata';

/**
 * Returns title, description and keywords of a product. In other languages than English they are made
 * of its name and of the first sentences of `text`, its description without markup; so is a
 * description that staff have not written, which the API answers as the name alone.
 */
export function productMeta(
  product: ProductDetail,
  text: string,
  { t, delivery }: { t: Translate; delivery: DeliverySettings },
): PageMeta {
  const { metatitle: title, metadescription: written, metakeywords: keywords, size } = product;
  const name = t.nameOf(product);
  const isTextOf = text !== '' && !t.langOf(text);
  const made = isTextOf ? beginningOf(text) : deliveredMeta(name, delivery, t);
  if (t.language === 'en') {
    return { title, description: written === product.name ? made : written, keywords };
  }
  return {
    title: pageTitle([name, t(size)].filter(Boolean).join(', ')),
    description: made,
    keywords: `${name}, ${keywords}`,
  };
}

/** The largest picture beside a link. */
const SHARED = { width: 1200, height: 630 };

/** Returns the picture of a product that messengers show beside a link; null without one. */
export function productCard(
  { share_image: src, images: [front] }: Pick<ProductDetail, 'share_image' | 'images'>,
  alt: string,
): ShareCard | null {
  if (!src || !front) return null;
  const { width, height } = front.picture;
  if (height >= width) return { src, alt, size: SHARED };
  const shared = Math.min(width, SHARED.width);
  return { src, alt, size: { width: shared, height: Math.round((shared * height) / width) } };
}

/** Search engines display about this many letters. */
const MAX_LETTERS = 160;

/** Returns the sentences that fit. */
function beginningOf(text: string): string {
  const sentences = text.match(/[^.।]+[.।]?/g) ?? [];
  let beginning = '';
  for (const sentence of sentences) {
    if (beginning && beginning.length + sentence.length > MAX_LETTERS) break;
    beginning += sentence;
  }
  return beginning.trim();
}
