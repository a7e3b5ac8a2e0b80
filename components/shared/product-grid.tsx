import { Children, type ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import cardStyles from './product-card.module.css';
import styles from './product-grid.module.css';

/** Cards in four columns; three up to 1180 px, two up to 600 px. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}

/** The grid while its cards are loading. */
export function ProductGridSkeleton({ cards }: { cards: number }) {
  const indexes = Array.from({ length: cards }, (_, index) => index);
  return (
    <div className={styles.grid} aria-busy="true">
      {indexes.map((index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}

/** The skeleton of a product card: a picture of the same ratio and rows of the same height. */
function ProductCardSkeleton() {
  return (
    <div className={`column may-shrink relative ${cardStyles.card}`}>
      <Skeleton className={`notch frame ${cardStyles.media}`} />
      <div className={`column grow ${cardStyles.body}`}>
        <Skeleton height="22px" width="80%" />
        <Skeleton height="20px" width="50%" />
        <Skeleton height="16px" width="36%" />
        <Skeleton height="29px" width="60%" />
        <Skeleton height="48px" />
      </div>
    </div>
  );
}
