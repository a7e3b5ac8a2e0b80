'use client';

import { setWishlisted } from '@/lib/browser/lazy-writes';
import { useSessionFact } from '@/lib/browser/use-session';
import { HeartForm } from './heart-form';

interface WishlistHeartProps {
  productId: number;
  name: string;
}

/** The heart of a product's page. Without JavaScript a plain form adds the product. */
export function WishlistHeart({ productId, name }: WishlistHeartProps) {
  const isWishlisted = useSessionFact(({ wishlisted }) => wishlisted.includes(productId));
  return (
    <HeartForm
      {...{ productId, name }}
      framed
      isPressed={isWishlisted}
      onSubmit={(event) => {
        event.preventDefault();
        void setWishlisted(productId, !isWishlisted);
      }}
    />
  );
}
