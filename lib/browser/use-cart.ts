'use client';

import { useEffect } from 'react';
import type { CartItem } from '@/contract/cart/cart';
import type { GiftChoice, ShopperCart } from '@/lib/view/cart';
import type { DisplayedCart } from './cart-jobs';
import { displayedCart } from './displayed-cart';
import { putCartJob, startCart } from './lazy-writes';
import { startRevalidation } from './revalidation';
import { useSharedValue } from './use-shared-value';

/** Changes of the cart. Each resolves at the server's answer, true on success; none rejects. */
const changes = {
  /** Adding a product again increases its quantity. */
  add: (productId: number, quantity: number) => putCartJob({ kind: 'add', productId, quantity }),
  change: (lineId: number, quantity: number) => putCartJob({ kind: 'change', lineId, quantity }),
  /** Takes what has changed about a line: its price, or a lower stock. */
  accept: (lineId: number, quantity: number) =>
    putCartJob({ kind: 'change', lineId, quantity, accepts: true }),
  /** Removes what cannot be added again. */
  discard: (lineId: number) => putCartJob({ kind: 'remove', lineId }),
  remove: ({ id, product_id: productId, quantity, available_quantity: stock }: CartItem) =>
    putCartJob({
      kind: 'remove',
      lineId: id,
      // What is sold out cannot be added again.
      undo:
        stock.Quantity === 0
          ? undefined
          : () => void putCartJob({ kind: 'add', productId, quantity }),
    }),
  saveGift: (choice: GiftChoice) => putCartJob({ kind: 'gift', choice }),
  /** An empty code removes the voucher. `onRefused` shows why it was refused. */
  setVoucher: (code: string, onRefused: (reason: string) => void) =>
    putCartJob({ kind: 'voucher', code, onRefused }),
};

type UseCart = typeof changes & {
  /** Undefined until it is loaded. */
  displayed: DisplayedCart | undefined;
};

/** Returns the shopper's cart, with the pending taps, and the functions that change it. */
export function useCart(): UseCart {
  useEffect(startRevalidation, []);
  return { displayed: useSharedValue(displayedCart), ...changes };
}

/** The same on a page that came with the cart: displayed at once, then read again. */
export function useCartOfPage(first: ShopperCart): UseCart & { displayed: DisplayedCart } {
  const { displayed, ...rest } = useCart();
  useEffect(() => {
    void startCart(first);
  }, [first]);
  return { displayed: displayed ?? { ...first, isPending: false }, ...rest };
}

/** Returns the line of a product, if it is in the cart. */
export function lineOf(
  displayed: DisplayedCart | undefined,
  productId: number,
): CartItem | undefined {
  return displayed?.cart.cart_items.find((line) => line.product_id === productId);
}
