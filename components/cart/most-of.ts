import { MAX_QUANTITY_UNKNOWN_STOCK } from '@/contract/limits';

/** The highest quantity that can be bought: the stock, or 20 where it is unknown. */
export function mostOf(stock: number | null | undefined): number {
  return stock ?? MAX_QUANTITY_UNKNOWN_STOCK;
}
