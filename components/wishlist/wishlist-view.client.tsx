'use client';

import type { ReactNode } from 'react';
import { ListHeading } from '@/components/shared/list-heading';
import { ProductCard } from '@/components/shared/product-card';
import { ProductGrid } from '@/components/shared/product-grid';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { Wish } from '@/lib/api/shopper';
import { wishMessages } from '@/lib/api/wish-messages';
import { useWishlistOfPage } from '@/lib/browser/use-wishlist';
import { routes } from '@/lib/routes';
import { MoveToCart } from './move-to-cart.client';
import { RemoveWish } from './remove-wish.client';
import styles from './wishlist-view.module.css';

interface WishlistViewProps {
  /** What the server rendered; from then on the page keeps itself fresh. */
  first: Wish[];
  /** A message of a plain form post. */
  notice?: ReactNode;
}

/** The products wished for, each with the ways into the cart and out of the list. */
export function WishlistView({ first, notice }: WishlistViewProps) {
  const wishes = useWishlistOfPage(first);
  return (
    <div className="wrap">
      <ListHeading title="Your wishlist" count={wishes.length} />
      {notice}
      {wishes.length > 0 ? (
        <div className={styles.list}>
          <ProductGrid>
            {wishes.map((wish) => (
              <WishCard key={wish.product_id} wish={wish} />
            ))}
          </ProductGrid>
        </div>
      ) : (
        <NothingYet />
      )}
    </div>
  );
}

/** Of a product whose stock is unknown, the specification says that it is out of stock. */
function WishCard({ wish }: { wish: Wish }) {
  const { product_id: id, name } = wish;
  const stock = wish.available_stock_quantity ?? 0;
  return (
    <ProductCard
      product={{ ...wish, id, available_stock_quantity: stock }}
      heading="h2"
      action={<MoveToCart productId={id} name={name} />}
      heart={<RemoveWish productId={id} name={name} />}
    />
  );
}

function NothingYet() {
  return (
    <EmptyState
      motif="marigold"
      title={wishMessages.empty}
      text="Tap the heart of a product, and it waits for you here."
      action={<ButtonLink href={routes.shop()}>Continue shopping</ButtonLink>}
    />
  );
}
