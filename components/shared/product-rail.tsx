import type { ReactNode } from 'react';
import { useId } from 'react';
import { Rail } from '@/components/ui/rail';
import type { CardProduct } from './product-card';
import { ProductCard } from './product-card';

const RAIL_SIZES = '(max-width: 600px) 62vw, (max-width: 1000px) 47vw, 302px';

interface ProductRailProps {
  title: string;
  products: CardProduct[];
  action?: (product: CardProduct) => ReactNode;
  heart?: (product: CardProduct) => ReactNode;
}

/** A section with one row of product cards. Renders nothing without products. */
export function ProductRail({ title, products, action, heart }: ProductRailProps) {
  const titleId = useId();
  if (products.length === 0) return null;
  return (
    <section className="section" aria-labelledby={titleId}>
      <div className="wrap">
        <Rail perView={4} head={<h2 id={titleId}>{title}</h2>}>
          {products.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              sizes={RAIL_SIZES}
              action={action?.(product)}
              heart={heart?.(product)}
            />
          ))}
        </Rail>
      </div>
    </section>
  );
}
