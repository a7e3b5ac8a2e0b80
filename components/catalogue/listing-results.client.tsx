'use client';

import type { ReactNode } from 'react';
import { ProductGridSkeleton } from '@/components/shared/product-grid';
import { useListing } from './listing-context.client';
import styles from './listing-results.module.css';

/**
 * The products. While others load, skeletons lie over them: what is displayed keeps its height, so
 * that nothing below moves before the next page is there.
 */
export function ListingResults({ cards, children }: { cards: number; children: ReactNode }) {
  const { loading } = useListing();
  return (
    <div className="relative">
      <div className={loading ? styles.waiting : undefined}>{children}</div>
      {loading && (
        <div className={styles.skeletons}>
          <ProductGridSkeleton cards={cards} />
        </div>
      )}
    </div>
  );
}
