'use client';

import { Heart } from 'lucide-react';
import { setWish } from '@/lib/browser/set-wish';
import { useSession } from '@/lib/browser/use-session';
import { routes } from '@/lib/routes';
import { HiddenFields } from './hidden-fields.client';
import styles from './wish-heart.module.css';

interface WishHeartProps {
  productId: number;
  name: string;
  /** With a border, beside a large button. */
  framed?: boolean;
}

/** Adds a product to the wishlist or takes it out. Without JavaScript a plain form adds it. */
export function WishHeart({ productId, name, framed = false }: WishHeartProps) {
  const { session } = useSession();
  const isWished = session.wished.includes(productId);
  return (
    <form
      action="/api/wishlist"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void setWish(productId, !isWished);
      }}
    >
      <HiddenFields next={routes.wishlist()} pid={productId} wished={String(!isWished)} />
      <button
        type="submit"
        className={framed ? styles.framed : styles.heart}
        aria-pressed={isWished}
        aria-label={`Add ${name} to wishlist`}
      >
        <Heart aria-hidden strokeWidth={1.75} />
      </button>
    </form>
  );
}
