import type { ReactNode } from 'react';
import type { CardProduct } from '@/components/shared/product-card';
import { ProductRail } from '@/components/shared/product-rail';
import { Note } from '@/components/ui/note';
import { productMessages } from '@/contract/messages/catalogue';

interface ProductsBesideProps {
  product: { name: string };
  /** Null if they could not be read. */
  groups: { related: CardProduct[]; others: CardProduct[] } | null;
  action: (product: CardProduct) => ReactNode;
  heart: (product: CardProduct) => ReactNode;
}

/** The products that go with a product, and others; the specification's words if there are none. */
export function ProductsBeside({ product, groups, ...slots }: ProductsBesideProps) {
  if (!groups) {
    return (
      <section className="section wrap">
        <Note tone="warning">{productMessages.relatedNotLoaded}</Note>
      </section>
    );
  }
  return (
    <>
      <ProductRail title={`Goes well with ${product.name}`} products={groups.related} {...slots} />
      <ProductRail title="Other products" products={groups.others} {...slots} />
    </>
  );
}
