import type { ProductDetail } from '@/contract/catalogue/product';
import { translationIn } from '@/contract/kit/translations';
import type { Translate } from '@/lib/language/translate';

type Image = Pick<ProductDetail['images'][number], 'alt_text' | 'translations'>;

/**
 * Returns the description of a product's picture in the language of `t`: as staff have written it
 * there, or its name and what the picture shows of it, `Gir Cow Ghee: front of the pack`.
 */
export function pictureAlt(
  { alt_text: written, translations = {} }: Image,
  product: ProductDetail,
  t: Translate,
): string {
  const translated = translationIn(translations, t.language)?.alt_text;
  if (translated) return translated;
  const start = `${product.name}: `;
  if (!written.startsWith(start)) return t(written);
  return `${t.nameOf(product)}: ${t(written.slice(start.length))}`;
}
