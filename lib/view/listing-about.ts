import type { Brand } from '@/contract/catalogue/brand';
import type { ProductListAnswer } from '@/contract/catalogue/catalogue';
import type { Facets } from '@/contract/catalogue/facets';
import { countOf } from '@/lib/format/counter';
import { inEnglish, type Translate } from '@/lib/language/translate';

type MoreNames = '{count} more categories' | '{count} more brands';

/** More names make no better sentence. */
const MAX_NAMES = 3;

/** Joins the names with the most products: `Kaapivana, Madhuvrinda, Tilsindhu and 2 more brands`. */
function namesOf(values: Facets['brands'], more: MoreNames, t: Translate): string {
  const names = [...values].sort((a, b) => b.count - a.count).map(t.nameOf);
  const rest = names.length - MAX_NAMES;
  if (rest < 2) return joined(names, t);
  return joined([...names.slice(0, MAX_NAMES), t(more, { count: rest })], t);
}

/** The list formats of `Intl` have a comma before the last name in Hindi. */
function joined(names: string[], t: Translate): string {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')} ${t('and')} ${last}`;
}

interface Limited {
  answer: ProductListAnswer;
  /** The brand whose page it is. */
  brand?: Brand | undefined;
}

/** The text about the category or brand of a listing. */
export interface ListingAbout {
  /** What staff wrote about the brand, as they wrote it. */
  written: string;
  /** What the shop has of it, in the language of the page: `6 products in Coffee.` */
  goods: string;
}

/** Returns the text about the category or brand of a whole listing. */
export function listingAbout({ answer, brand }: Limited, t: Translate = inEnglish): ListingAbout {
  return { written: brand?.about ?? '', goods: goodsOf({ answer, brand }, t) };
}

/** Empty for the whole shop and without products; the number alone where there are no names. */
function goodsOf({ answer, brand }: Limited, t: Translate): string {
  const { total_count: total, category_path: path, facets } = answer;
  if (total === 0 || (!brand && path.length === 0)) return '';
  const products = t.filled(countOf(total, 'product'));
  const names = brand
    ? namesOf(facets.categories ?? [], '{count} more categories', t)
    : namesOf(facets.brands, '{count} more brands', t);
  if (!names) return t('{products}.', { products });
  return brand
    ? t('{products} in {categories}.', { products, categories: names })
    : t('{products} from {brands}.', { products, brands: names });
}
