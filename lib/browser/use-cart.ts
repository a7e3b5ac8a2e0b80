'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import type { CartItem } from '@/contract/cart';
import type { GiftChoice, ShopperCart } from '@/lib/api/shopper';
import type { ShownCart } from './cart-jobs';
import { keepFresh } from './keep-fresh';
import { CART_KEY, cartQueue } from './shopper';

/** Changes of the cart. Each resolves when the server has answered, true if it was done; none rejects. */
const changes = {
  /** The same product adds up. */
  add: (productId: number, quantity: number) => cartQueue.put({ kind: 'add', productId, quantity }),
  change: (lineId: number, quantity: number) => cartQueue.put({ kind: 'change', lineId, quantity }),
  remove: (lineId: number) => cartQueue.put({ kind: 'remove', lineId }),
  saveGift: (choice: GiftChoice) => cartQueue.put({ kind: 'gift', choice }),
  /** An empty code takes the voucher off. */
  setVoucher: (code: string) => cartQueue.put({ kind: 'voucher', code }),
};

type UseCart = typeof changes & {
  /** Undefined until it is known. */
  shown: ShownCart | undefined;
};

/** The shopper's cart, with the taps that are still on their way, and the ways to change it. */
export function useCart(): UseCart {
  useEffect(keepFresh, []);
  const { data } = useSWR<ShownCart>(CART_KEY, null);
  return { shown: data, ...changes };
}

/** The same on a page that came with the cart: shown at once, then read again in case it was kept. */
export function useCartOfPage(first: ShopperCart): UseCart & { shown: ShownCart } {
  const { shown, ...rest } = useCart();
  useEffect(() => {
    cartQueue.start(first);
    void cartQueue.put({ kind: 'read' });
  }, [first]);
  return { shown: shown ?? { ...first, isPending: false }, ...rest };
}

/** The line that holds a product, if it is in the cart. */
export function lineOf(shown: ShownCart | undefined, productId: number): CartItem | undefined {
  return shown?.cart.cart_items.find((line) => line.product_id === productId);
}
