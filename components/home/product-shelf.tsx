import type { ReactNode } from 'react';
import { ProductCard } from '@/components/shared/product-card';
import { WishHeart } from '@/components/shared/wish-heart.client';
import { Art } from '@/components/ui/art';
import { Carousel } from '@/components/ui/carousel.client';
import { Link } from '@/components/ui/link.client';
import type { HomeProduct } from '@/contract/home';
import { routes } from '@/lib/routes';
import styles from './product-shelf.module.css';

/** Three screens of a shelf; the rest is behind 'See all'. */
const MOST_ON_A_SHELF = 9;

interface ProductShelfProps {
  title: string;
  text: string;
  /** A plant of `public/art`, beside the shelf. */
  motif: string;
  products: HomeProduct[];
  /** The card's button. */
  action: (product: HomeProduct['product']) => ReactNode;
}

/** A named row of products: three in view, two on tablets, one with a peek on phones. */
export function ProductShelf({ title, text, motif, products, action }: ProductShelfProps) {
  if (products.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <Carousel
          label={title}
          layout="shelf"
          perView={3}
          head={
            <div className={styles.head}>
              <h2>{title}</h2>
              <p>{text}</p>
              <Link className="link" href={routes.shop()}>
                See all
              </Link>
              <Art file={`m-${motif}.webp`} alt="" width={168} height={205} />
            </div>
          }
        >
          {products.slice(0, MOST_ON_A_SHELF).map(({ product }) => (
            <ProductCard
              key={product.id}
              product={product}
              action={action(product)}
              heart={<WishHeart productId={product.id} name={product.name} />}
            />
          ))}
        </Carousel>
      </div>
    </section>
  );
}
