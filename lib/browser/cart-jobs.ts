import { ApiError } from '@/lib/api/api-error';
import type { GiftChoice, ShopperCart } from '@/lib/api/shopper';

/** One thing to do at the cart. Quantities are absolute, never "one more". */
export type CartJob =
  | { kind: 'read' }
  | { kind: 'add'; productId: number; quantity: number }
  | { kind: 'change'; lineId: number; quantity: number }
  | { kind: 'remove'; lineId: number }
  | { kind: 'gift'; choice: GiftChoice }
  /** Empty: takes the voucher off. */
  | { kind: 'voucher'; code: string };

/** The cart on the screen: the server's last word with the waiting taps laid over it. */
export interface ShownCart extends ShopperCart {
  /** Changes are on their way; the totals are still those before them. */
  isPending: boolean;
}

/** Lays jobs that are not settled yet over the settled cart. Totals stay the server's. */
export function layOver(settled: ShopperCart, jobs: readonly CartJob[]): ShownCart {
  const lines = jobs.reduce(
    (shown, job) => {
      if (job.kind === 'remove') return shown.filter((line) => line.id !== job.lineId);
      if (job.kind !== 'change') return shown;
      const { lineId, quantity } = job;
      return shown.map((line) => (line.id === lineId ? { ...line, quantity } : line));
    },
    [...settled.cart.cart_items],
  );
  return {
    ...settled,
    cart: { ...settled.cart, cart_items: lines },
    isPending: jobs.some((job) => job.kind !== 'read'),
  };
}

/** True when asking again may help: nothing arrived, the shop is away, or the first try still runs. */
export function isWorthAnotherTry(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status = 0 } = error;
  return kind === 'network' || status === 409 || status >= 502;
}
