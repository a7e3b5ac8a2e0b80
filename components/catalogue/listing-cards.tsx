import type { CSSProperties } from 'react';
import '@/components/shared/card-styles';
import { CardList } from '@/components/shared/card-list.client';
import { cardProduct } from '@/components/shared/card-product';
import type { ProductListItem } from '@/contract/catalogue/catalogue';
import styles from './listing.module.css';

/** The number of cards in the first row on a wide screen. */
export const FIRST_ROW = 4;

/** As many as the first screen may show; the others sleep below it. */
const FIRST_CARDS = 8;

/** Products in the grid of a listing. */
export function ListingCards({ products }: { products: ProductListItem[] }) {
  const cards = products.map((product, index) => cardProduct(product, index < FIRST_ROW));
  const below = cards.slice(FIRST_CARDS);
  return (
    <>
      <CardList
        place="listing"
        products={cards.slice(0, FIRST_CARDS)}
        eager={FIRST_ROW}
        heading="h2"
      />
      {below.length > 0 && (
        <div className={styles.below} style={{ '--cards': below.length } as CSSProperties}>
          <CardList place="listing" products={below} heading="h2" isFar />
        </div>
      )}
    </>
  );
}
