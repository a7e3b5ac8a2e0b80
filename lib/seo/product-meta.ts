import type { ProductDetail } from '@/contract/catalogue/product';
import type { DeliverySettings } from '@/contract/shop/settings';
import type { Translate } from '@/lib/language/translate';
import { deliveredMeta } from './delivered-meta';
import type { PageMeta } from './metadata';
import { pageTitle } from './metadata';

/**
 * Returns title, description and keywords of a product. In other languages than English they are made
 * of its name and of the first sentences of `text`, its description without markup.
 */
export function productMeta(
  product: ProductDetail,
  text: string,
  { t, delivery }: { t: Translate; delivery: DeliverySettings },
): PageMeta {
  const { metatitle: title, metadescription: description, metakeywords: keywords, size } = product;
  if (t.language === 'en') return { title, description, keywords };
  const name = t.nameOf(product);
  return {
    title: pageTitle([name, t(size)].filter(Boolean).join(', ')),
    description: t.langOf(text) ? deliveredMeta(name, delivery, t) : beginningOf(text),
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
