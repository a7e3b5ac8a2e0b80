import type { CartData } from '@/contract/cart';
import { MIN_ORDER_PAISE } from '@/contract/limits';

/** True while the goods are too few to be ordered, before a voucher; exactly ₹250.00 is enough. */
export function isBelowMinimum({ total }: CartData): boolean {
  return Math.round(total * 100) < MIN_ORDER_PAISE;
}
