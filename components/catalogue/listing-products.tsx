import type { ReactNode } from 'react';
import { ProductCard } from '@/components/shared/product-card';
import { ProductGrid } from '@/components/shared/product-grid';
import { Pager } from '@/components/ui/pager';
import type { ProductListAnswer, ProductListItem } from '@/contract/catalogue';
import { routes } from '@/lib/routes';
import type { Listing } from '@/lib/routing/listing';
import { listingAddress } from '@/lib/routing/listing';
import styles from './listing.module.css';
import { part } from './listing-parts';
import { NoProducts } from './no-products';
import { Results } from './results.client';

/** What the caller puts on every card. */
export interface CardSlots {
  action?: (product: ProductListItem) => ReactNode;
  heart?: (product: ProductListItem) => ReactNode;
}

interface ListingProductsProps {
  listing: Listing;
  answer: ProductListAnswer;
  slots: CardSlots;
  /** The listing without its filters, where there are any. */
  clearHref: string | undefined;
}

/** Cards of the first row on a wide screen. */
const FIRST_ROW = 4;

const CARD_SIZES =
  '(max-width: 768px) 47vw, (max-width: 900px) 31vw, (max-width: 1180px) 23vw, 232px';

/** The cards of one page and the way to the others, or the words for an empty shelf. */
export function ListingProducts({ listing, answer, slots, clearHref }: ListingProductsProps) {
  const products = answer.data.data;
  return (
    <div className={styles.products} {...part('links')}>
      <Results cards={Math.max(products.length, FIRST_ROW)}>
        {products.length > 0 ? (
          <Cards products={products} slots={slots} />
        ) : (
          <NoProducts search={listing.search} clearHref={clearHref} />
        )}
      </Results>
      <Pager
        current={answer.page}
        total={answer.total_pages}
        hrefFor={(page) => routes.shop(listingAddress({ ...listing, page }))}
      />
    </div>
  );
}

function Cards({ products, slots }: { products: ProductListItem[]; slots: CardSlots }) {
  return (
    <ProductGrid>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          heading="h2"
          sizes={CARD_SIZES}
          eager={index < FIRST_ROW}
          action={slots.action?.(product)}
          heart={slots.heart?.(product)}
        />
      ))}
    </ProductGrid>
  );
}
