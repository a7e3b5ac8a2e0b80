import { useText } from '#language';
import { Share } from '@/components/shared/share';
import { Disclosure } from '@/components/ui/disclosure';
import type { CartItem } from '@/contract/cart/cart';
import { MAX_SHARED_GOODS } from '@/contract/shop/limits';
import { linkRoutes } from '@/lib/link-routes';

interface ShareCartProps {
  /** Without packing, which everybody chooses anew. */
  lines: readonly CartItem[];
  /** That of the shop, for a whole address. */
  origin: string;
}

/** Sends what is in the cart to somebody, as a link with ids and quantities. */
export function ShareCart({ lines, origin }: ShareCartProps) {
  const t = useText();
  if (lines.length === 0 || lines.length > MAX_SHARED_GOODS) return null;
  const goods = lines.map(({ product_id: pid, quantity }) => ({ pid, quantity }));
  return (
    <Disclosure label="Share this cart">
      <Share name={t('Goods for your cart')} url={origin + linkRoutes.cart(goods)} />
    </Disclosure>
  );
}
