import type { ProductDetail } from '@/contract/catalogue/product';
import type { Translate } from '@/lib/language/translate';
import { deliveredMeta } from './delivered-meta';
import type { PageMeta } from './metadata';
import { pageTitle } from './metadata';

/** Returns title, description and keywords of a product; in Hindi of its name, for lack of others. */
export function productMeta(product: ProductDetail, t: Translate): PageMeta {
  const { metatitle: title, metadescription: description, metakeywords: keywords, size } = product;
  if (t.language === 'en') return { title, description, keywords };
  const name = t.nameOf(product);
  return {
    title: pageTitle([name, t(size)].filter(Boolean).join(', ')),
    description: deliveredMeta(name, t),
    keywords: `${name}, ${keywords}`,
  };
}
