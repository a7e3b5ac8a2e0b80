import type { TagVariant } from '@/components/ui/tag';
import { productMessages } from '@/contract/messages/catalogue';

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

/** Returns a product's badges, the most important first; out of stock replaces all others. */
export function badgesOf(product: {
  available_stock_quantity?: number | null;
  product_tag_list?: { name: string }[];
}): Badge[] {
  if (product.available_stock_quantity === 0)
    return [{ name: productMessages.outOfStock, variant: 'out' }];
  const names = new Set(product.product_tag_list?.map(({ name }) => name));
  return Object.entries(VARIANTS)
    .filter(([name]) => names.has(name))
    .map(([name, variant]) => ({ name, variant }));
}
