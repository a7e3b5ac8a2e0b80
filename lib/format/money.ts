import { formatRupees } from '@/contract/shop/money';

/**
 * Splits rupees into two parts, for prices whose decimals are set smaller:
 * `{ whole: '₹1,249', decimals: '00' }`.
 */
export function splitRupees(rupees: number): { whole: string; decimals: string } {
  const [whole = '', decimals = ''] = formatRupees(rupees).split('.');
  return { whole, decimals };
}

/**
 * Returns the reduction from the catalogue price in whole per cent; 0 if there is none. Both prices
 * are in rupees.
 */
export function percentOff(price: number, cataloguePrice: number): number {
  if (cataloguePrice <= price) return 0;
  return Math.round((1 - price / cataloguePrice) * 100);
}
