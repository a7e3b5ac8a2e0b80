'use client';

import { useEffect, useState } from 'react';
import { ProductRail } from '@/components/shared/product-rail';
import type { ProductListItem } from '@/contract/catalogue/catalogue';
import { orderApi } from '@/lib/api-routes/orders';
import { getJson } from '@/lib/browser/http';

export interface BoughtRailProps {
  /** In the language of the page. */
  title: string;
}

/** Reads what the customer has bought. Nothing is displayed until then, or if it cannot be read. */
export function BoughtRail({ title }: BoughtRailProps) {
  const [products, setProducts] = useState<ProductListItem[]>([]);
  useEffect(() => {
    getJson<ProductListItem[]>(orderApi.boughtProducts()).then(setProducts, () => undefined);
  }, []);
  return <ProductRail title={title} products={products} />;
}
