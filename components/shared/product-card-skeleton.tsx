import { Skeleton } from '@/components/ui/skeleton';
import cardStyles from './product-card.module.css';

/** Holds the place of a product card: a picture of the same ratio and rows of the same height. */
export function ProductCardSkeleton() {
  return (
    <div className={cardStyles.card}>
      <Skeleton className={cardStyles.media} />
      <div className={cardStyles.body}>
        <Skeleton height="22px" width="80%" />
        <Skeleton height="20px" width="50%" />
        <Skeleton height="16px" width="36%" />
        <Skeleton height="29px" width="60%" />
        <Skeleton height="48px" />
      </div>
    </div>
  );
}
