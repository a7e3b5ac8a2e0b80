import type { TagVariant } from '@/components/ui/tag';
import type { CardFact } from '@/contract/catalogue/product-facts';
import { productMessages } from '@/contract/messages/catalogue';
import { inEnglish, type Translate } from '@/lib/language/translate';
import { cardTexts } from './fact-text';

export interface Badge {
  name: string;
  variant: TagVariant;
}

/** The tags shown as badges, the most important first. */
const VARIANTS: Record<string, TagVariant> = {
  'Best Seller': 'best',
  'New Products': 'new',
  'Sugar Free': 'free',
};

const FACT: TagVariant = 'free';

/** Returns a product's badges, the most important first; out of stock replaces all others. */
export function badgesOf(
  product: {
    available_stock_quantity?: number | null;
    product_tag_list?: { name: string }[];
    facts?: readonly CardFact[] | undefined;
  },
  t: Translate = inEnglish,
): Badge[] {
  if (product.available_stock_quantity === 0)
    return [{ name: productMessages.outOfStock, variant: 'out' }];
  const names = new Set(product.product_tag_list?.map(({ name }) => name));
  const tags = Object.entries(VARIANTS)
    .filter(([name]) => names.has(name))
    .map(([name, variant]) => ({ name, variant }));
  const facts = cardTexts(product.facts, 'is_badge', t).map((name) => ({ name, variant: FACT }));
  return [...tags, ...facts];
}
