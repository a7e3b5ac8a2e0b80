import type { ProductDetail } from '@/contract/catalogue/product';
import type { DeliverySettings } from '@/contract/shop/settings';
import type { Translate } from '@/lib/language/translate';
import { deliveredMeta } from './delivered-meta';
import { type PageMeta, pageTitle } from './metadata';

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
