'use client';

import { useLazyPart } from '@/components/shared/use-lazy-part.client';
import { useSession } from '@/lib/browser/use-session';

const load = async () => (await import('./cart-bar.client')).CartBar;

/**
 * The cart's contents, at the bottom of every page but the cart; hidden while it is empty. Its code
 * is loaded with the first product.
 */
export function MiniCartBar() {
  const { session } = useSession();
  const hasGoods = session.cartCount > 0;
  const Bar = useLazyPart(load, hasGoods);
  return hasGoods && Bar ? <Bar session={session} /> : null;
}
