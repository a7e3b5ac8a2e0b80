import { type ComponentType, useId } from 'react';
import { useText } from '#language';
import { Rail } from '@/components/ui/rail';
import { type CardProduct, cardProduct } from './card-product';
import type { ListedCardProps } from './product-card';

interface ProductRailProps {
  title: string;
  products: CardProduct[];
  Card: ComponentType<ListedCardProps>;
}

/** A section with one row of product cards. Renders nothing without products. */
export function ProductRail({ title, products, Card }: ProductRailProps) {
  const t = useText();
  const titleId = useId();
  if (products.length === 0) return null;
  return (
    <section className="section below-fold" aria-labelledby={titleId}>
      <div className="wrap">
        <Rail perView={4} head={<h2 id={titleId}>{t(title)}</h2>}>
          {products.map((product) => (
            <Card key={product.id} product={cardProduct(product)} place="rail" />
          ))}
        </Rail>
      </div>
    </section>
  );
}
