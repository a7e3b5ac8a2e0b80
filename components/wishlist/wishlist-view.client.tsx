'use client';

import type { ReactNode } from 'react';
import { useText } from '#language';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { ListHeading } from '@/components/shared/list-heading';
import { NoLongerSold } from '@/components/shared/no-longer-sold';
import { ProductCard } from '@/components/shared/product-card';
import { ProductGrid } from '@/components/shared/product-grid';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { wishlistMessages } from '@/contract/messages/wishlist';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { setWishlisted } from '@/lib/browser/lazy-writes';
import { useWishlistOfPage } from '@/lib/browser/use-wishlist';
import { routes } from '@/lib/routes';
import type { WishlistItem } from '@/lib/view/wishlist';
import { MoveToCart } from './move-to-cart.client';
import { RemoveWishlistItem } from './remove-wishlist-item.client';

interface WishlistViewProps {
  /** The products as the server rendered them; the page updates them afterwards. */
  first: WishlistItem[];
  /** The message of a plain form post. */
  notice?: ReactNode;
}

/** The products of the wishlist, each with controls to move it to the cart and to remove it. */
export function WishlistView({ first, notice }: WishlistViewProps) {
  const t = useText();
  const all = useWishlistOfPage(first);
  const items = all.filter((item) => item.is_sold);
  const withdrawn = all.filter((item) => !item.is_sold);
  return (
    <div className="wrap">
      <ListHeading title="Your wishlist" count={items.length} />
      {notice}
      {withdrawn.map((item) => (
        <NoLongerSold
          key={item.product_id}
          name={t.nameOf(item)}
          action={shoppingApi.wishlist()}
          onRemove={() => void setWishlisted(item.product_id, false)}
        >
          <HiddenFields next={routes.wishlist()} pid={item.product_id} wishlisted="false" />
        </NoLongerSold>
      ))}
      {items.length > 0 ? (
        <div className="section-below">
          <ProductGrid>
            {items.map((item) => (
              <WishlistCard key={item.product_id} item={item} />
            ))}
          </ProductGrid>
        </div>
      ) : (
        <EmptyWishlist />
      )}
    </div>
  );
}

/** One product of the wishlist; it can be bought where the shop sells it (decision 0038). */
function WishlistCard({ item }: { item: WishlistItem }) {
  const t = useText();
  const { product_id: id } = item;
  const name = t.nameOf(item);
  return (
    <ProductCard
      product={{ ...item, id }}
      heading="h2"
      action={<MoveToCart productId={id} name={name} />}
      heart={<RemoveWishlistItem productId={id} name={name} />}
    />
  );
}

function EmptyWishlist() {
  const t = useText();
  return (
    <EmptyState
      motif="marigold"
      title={wishlistMessages.empty}
      text="Tap the heart of a product, and it waits for you here."
      action={<ButtonLink href={routes.shop()}>{t('Continue shopping')}</ButtonLink>}
    />
  );
}
