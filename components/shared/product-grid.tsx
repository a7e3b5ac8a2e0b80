import type { ReactNode } from 'react';
import { Children } from 'react';
import { ProductCardSkeleton } from './product-card-skeleton';
import styles from './product-grid.module.css';

/** Cards in four columns, three from 1180 px down and two from 768. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}

/** The grid while its cards are on the way. */
export function ProductGridSkeleton({ cards }: { cards: number }) {
  const places = Array.from({ length: cards }, (_, place) => place);
  return (
    <div className={styles.grid} aria-busy="true">
      {places.map((place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </div>
  );
}
