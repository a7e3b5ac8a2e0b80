'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useText } from '#language';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { Button } from '@/components/ui/button';
import { useSurface } from '@/components/ui/link.client';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { setWishlisted } from '@/lib/browser/lazy-writes';
import { useCart } from '@/lib/browser/use-cart';
import { routes } from '@/lib/routes';
import { onSurface } from '@/lib/surface';

interface MoveToCartProps {
  productId: number;
  name: string;
}

/**
 * Adds one to the cart, removes the product from the wishlist and opens the cart. A product that
 * cannot be added remains. Without JavaScript a plain form does the same.
 */
export function MoveToCart({ productId, name }: MoveToCartProps) {
  const t = useText();
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
    void setWishlisted(productId, false);
    router.push(onSurface(routes.cart(), surface));
  };

  return (
    <form action={shoppingApi.moveToCart(productId)} method="post" onSubmit={onSubmit}>
      <HiddenFields from={routes.wishlist()} />
      <Button type="submit" variant="quiet" size="small" block loading={isMoving}>
        {t('Add to cart')}
        <span className="visually-hidden">: {name}</span>
      </Button>
    </form>
  );
}
