import type { CartData } from '@/contract/cart';
import { MIN_ORDER_PAISE } from '@/contract/limits';

/** True while the cart is too small to be ordered; exactly ₹250.00 is enough. */
export function isBelowMinimum({ final_total }: CartData): boolean {
  return Math.round(final_total * 100) < MIN_ORDER_PAISE;
}
