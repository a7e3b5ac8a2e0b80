'use client';

import type { ReactNode } from 'react';
import { ProductGridSkeleton } from '@/components/shared/product-grid';
import { useListing } from './listing-context.client';

/** The products, or as many skeletons while other products load. */
export function ListingResults({ cards, children }: { cards: number; children: ReactNode }) {
  const { loading } = useListing();
  return (
    <>
      {loading && <ProductGridSkeleton cards={cards} />}
      <div hidden={loading}>{children}</div>
    </>
  );
}
