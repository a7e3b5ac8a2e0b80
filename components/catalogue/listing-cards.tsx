import type { ComponentType } from 'react';
import { cardProduct } from '@/components/shared/card-product';
import type { ListedCardProps } from '@/components/shared/product-card';
import { ProductGrid } from '@/components/shared/product-grid';
import type { ProductListItem } from '@/contract/catalogue/catalogue';

/** The number of cards in the first row on a wide screen. */
export const FIRST_ROW = 4;

/** Products in the grid of a listing. */
export function ListingCards({
  products,
  Card,
}: {
  products: ProductListItem[];
  Card: ComponentType<ListedCardProps>;
}) {
  return (
    <ProductGrid>
      {products.map((product, index) => (
        <Card
          key={product.id}
          product={cardProduct(product, index < FIRST_ROW)}
          heading="h2"
          place="listing"
          eager={index < FIRST_ROW}
        />
      ))}
    </ProductGrid>
  );
}
