import { useId } from 'react';
import { useText } from '#language';
import { RailFrame } from '@/components/ui/rail';
import './card-styles';
import { CardList } from './card-list.client';
import { type CardProduct, cardProduct } from './card-product';

interface ProductRailProps {
  title: string;
  products: CardProduct[];
}

/** A section with one row of product cards. Renders nothing without products. */
export function ProductRail({ title, products }: ProductRailProps) {
  const t = useText();
  const titleId = useId();
  const listId = useId();
  if (products.length === 0) return null;
  return (
    <section className="section below-fold" aria-labelledby={titleId}>
      <div className="wrap">
        <RailFrame id={listId} head={<h2 id={titleId}>{t(title)}</h2>}>
          <CardList
            id={listId}
            place="rail"
            products={products.map((product) => cardProduct(product))}
            isFar
          />
        </RailFrame>
      </div>
    </section>
  );
}
