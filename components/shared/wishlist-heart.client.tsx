'use client';

import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { setWishlisted } from '@/lib/browser/lazy-writes';
import { useSessionFact } from '@/lib/browser/use-session';
import { routes } from '@/lib/routes';
import { HiddenFields } from './hidden-fields.client';
import styles from './wishlist-heart.module.css';

interface WishlistHeartProps {
  productId: number;
  name: string;
  /** Adds a border, for use beside a large button. */
  framed?: boolean;
}

/** Adds a product to the wishlist or removes it. Without JavaScript a plain form adds it. */
export function WishlistHeart({ productId, name, framed = false }: WishlistHeartProps) {
  const t = useText();
  const isWishlisted = useSessionFact(({ wishlisted }) => wishlisted.includes(productId));
  return (
    <form
      action={shoppingApi.wishlist()}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void setWishlisted(productId, !isWishlisted);
      }}
    >
      <HiddenFields next={routes.wishlist()} pid={productId} wishlisted={String(!isWishlisted)} />
      <button
        type="submit"
        className={framed ? styles.framed : styles.heart}
        aria-pressed={isWishlisted}
        aria-label={t('Add {name} to wishlist', { name })}
      >
        <Icon name="heart" />
      </button>
    </form>
  );
}
