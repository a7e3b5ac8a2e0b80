import type { ReactNode } from 'react';
import { ProductCard } from '@/components/shared/product-card';
import { ProductGrid } from '@/components/shared/product-grid';
import type { ProductListItem } from '@/contract/catalogue';

/** Controls that the caller adds to every card. */
export interface CardSlots {
  action?: (product: ProductListItem) => ReactNode;
  heart?: (product: ProductListItem) => ReactNode;
}

/** The number of cards in the first row on a wide screen. */
export const FIRST_ROW = 4;

const CARD_SIZES =
  '(max-width: 768px) 47vw, (max-width: 1000px) 31vw, (max-width: 1180px) 23vw, 232px';

/** Products in the grid of a listing. */
export function ListingCards({
  products,
  slots,
}: {
  products: ProductListItem[];
  slots: CardSlots;
}) {
  return (
    <ProductGrid>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          heading="h2"
          sizes={CARD_SIZES}
          eager={index < FIRST_ROW}
          action={slots.action?.(product)}
          heart={slots.heart?.(product)}
        />
      ))}
    </ProductGrid>
  );
}
