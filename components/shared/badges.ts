import type { TagLook } from '@/components/ui/tag';

export interface Badge {
  name: string;
  look: TagLook;
}

/** The tags that are shown as badges, the most telling first. */
const LOOKS: Record<string, TagLook> = {
  'Best Seller': 'best',
  'New Products': 'new',
  'Sugar Free': 'free',
};

/** A product's badges in the order they matter: out of stock silences all others. */
export function badgesOf(product: {
  available_stock_quantity?: number | null;
  product_tag_list?: { name: string }[];
}): Badge[] {
  if (product.available_stock_quantity === 0) return [{ name: 'OUT OF STOCK', look: 'out' }];
  const names = new Set(product.product_tag_list?.map(({ name }) => name));
  return Object.entries(LOOKS)
    .filter(([name]) => names.has(name))
    .map(([name, look]) => ({ name, look }));
}
