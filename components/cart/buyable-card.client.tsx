'use client';

import { useText } from '#language';
import { type ListedCardProps, ProductCard } from '@/components/shared/product-card';
import { WishlistHeart } from '@/components/shared/wishlist-heart.client';
import { AddToCart } from './add-to-cart';

/**
 * A card with its heart and "Add to cart". One client component, because a page repeats the props
 * of each for the browser: the product alone is a sixth of the card's elements.
 */
export function BuyableCard(props: ListedCardProps) {
  const t = useText();
  const { id } = props.product;
  return (
    <ProductCard
      {...props}
      action={<AddToCart product={props.product} />}
      heart={<WishlistHeart productId={id} name={t.nameOf(props.product)} />}
    />
  );
}
