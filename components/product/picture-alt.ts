import type { ProductDetail } from '@/contract/catalogue/product';
import type { Translate } from '@/lib/language/translate';

/**
 * Returns the description of a product's picture in the language of `t`: its name, and what the
 * picture shows of it. Staff write it: `Gir Cow Ghee: front of the pack`.
 */
export function pictureAlt(written: string, product: ProductDetail, t: Translate): string {
  const start = `${product.name}: `;
  if (!written.startsWith(start)) return t(written);
  return `${t.nameOf(product)}: ${t(written.slice(start.length))}`;
}
