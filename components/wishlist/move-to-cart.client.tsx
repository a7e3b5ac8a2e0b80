'use client';

import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { Button } from '@/components/ui/button';
import { useSurface } from '@/components/ui/link.client';
import { setWish } from '@/lib/browser/set-wish';
import { useCart } from '@/lib/browser/use-cart';
import { onSurface, routes } from '@/lib/routes';

interface MoveToCartProps {
  productId: number;
  name: string;
}

/**
 * Puts one in the cart, then takes the product out of the wishlist and goes to the cart. What cannot
 * be added stays. Without JavaScript a plain form does the same.
 */
export function MoveToCart({ productId, name }: MoveToCartProps) {
  const router = useRouter();
  const surface = useSurface();
  const { add } = useCart();
  const [isMoving, setIsMoving] = useState(false);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isMoving) return;
    setIsMoving(true);
    const isAdded = await add(productId, 1);
    setIsMoving(false);
    if (!isAdded) return;
    void setWish(productId, false);
    router.push(onSurface(routes.cart(), surface));
  };

  return (
    <form action={`/api/wishlist/${productId}/to-cart`} method="post" onSubmit={onSubmit}>
      <HiddenFields from={routes.wishlist()} />
      <Button type="submit" variant="quiet" size="small" block loading={isMoving}>
        Add to cart
        <span className="visually-hidden">: {name}</span>
      </Button>
    </form>
  );
}
