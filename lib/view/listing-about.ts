import type { Brand } from '@/contract/brand';
import type { ProductListAnswer } from '@/contract/catalogue';
import type { Facets } from '@/contract/facets';
import { countOf, plural } from '@/lib/format/counter';

/** More names make no better sentence. */
const MAX_NAMES = 3;

const LIST = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** Joins the names with the most products: `Kaapivana, Madhuvrinda, Tilsindhu and 2 more brands`. */
function namesOf(values: Facets['brands'], noun: string): string {
  const names = values.toSorted((a, b) => b.count - a.count).map(({ name }) => name);
  const rest = names.length - MAX_NAMES;
  if (rest < 2) return LIST.format(names);
  return LIST.format([...names.slice(0, MAX_NAMES), `${rest} more ${plural(rest, noun)}`]);
}

/** `6 products in Coffee.`; the number alone where there are no names. */
function sentence(total: number, joint: string, names: string): string {
  return names
    ? `${countOf(total, 'product')} ${joint} ${names}.`
    : `${countOf(total, 'product')}.`;
}

interface Limited {
  answer: ProductListAnswer;
  /** The brand whose page it is. */
  brand?: Brand | undefined;
}

/**
 * Returns a text about the category or brand of a whole listing: what staff wrote about the brand,
 * and what the shop has of it. Empty for the whole shop and without products.
 */
export function listingAbout({ answer, brand }: Limited): string {
  const { total_count: total, category_path: path, facets } = answer;
  if (brand) {
    const goods = total > 0 && sentence(total, 'in', namesOf(facets.categories ?? [], 'category'));
    return [brand.about, goods].filter(Boolean).join(' ');
  }
  return path.length > 0 && total > 0
    ? sentence(total, 'from', namesOf(facets.brands, 'brand'))
    : '';
}
