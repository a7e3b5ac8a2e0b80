import { slideClass, trackClass } from '@/components/ui/carousel-track';
import { wideRailClass } from '@/components/ui/rail';
import type { CardProduct } from './card-product';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';

export interface CardsProps {
  products: readonly CardProduct[];
  /** `listing`: a grid; `rail`: one scrolling row; `shelf`: the slides of a carousel. */
  place: keyof typeof LISTS;
  /** Of the list. */
  id?: string;
  /** How many at the beginning are on the first screen. */
  eager?: number;
  heading?: 'h2' | 'h3';
}

const LISTS = {
  listing: { list: styles.grid, item: undefined },
  rail: { list: wideRailClass, item: undefined },
  shelf: { list: trackClass(3), item: slideClass },
};

/** Products in a list. `CardList` makes their hearts and buttons work without a new page. */
export function Cards({ products, place, id, eager = 0, heading }: CardsProps) {
  const { list, item } = LISTS[place];
  return (
    <ul id={id} className={list}>
      {products.map((product, index) => (
        <li key={product.id} className={item}>
          <ProductCard product={product} place={place} eager={index < eager} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
