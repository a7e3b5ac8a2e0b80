import type { ReactNode } from 'react';
import { ProductCard } from '@/components/shared/product-card';
import { WishlistHeart } from '@/components/shared/wishlist-heart.client';
import { Art } from '@/components/ui/art';
import { Carousel } from '@/components/ui/carousel.client';
import { Link } from '@/components/ui/link.client';
import type { HomeProduct } from '@/contract/home';
import { routes } from '@/lib/routes';
import styles from './product-shelf.module.css';

interface ProductShelfProps {
  title: string;
  text: string;
  /** The name of a plant in `public/art`, shown beside the shelf. */
  motif: string;
  products: HomeProduct[];
  /** The card's button. */
  action: (product: HomeProduct['product']) => ReactNode;
}

/** A titled row of products: three in view, two on tablets, one with a peek on phones. */
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
          {products.map(({ product }) => (
            <ProductCard
              key={product.id}
              product={product}
              action={action(product)}
              heart={<WishlistHeart productId={product.id} name={product.name} />}
            />
          ))}
        </Carousel>
      </div>
    </section>
  );
}
