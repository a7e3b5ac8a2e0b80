const INR = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/**
 * Rupees as the shop writes them, with Indian grouping and always two decimals: `₹1,23,456.00`.
 * @param rupees an amount in rupees, as it travels on the wire
 */
export function formatRupees(rupees: number): string {
  const { whole, decimals } = rupeeParts(rupees);
  return `${whole}.${decimals}`;
}

/**
 * The same amount in two parts, for prices whose decimals are set smaller:
 * `{ whole: '₹1,249', decimals: '00' }`.
 */
export function rupeeParts(rupees: number): { whole: string; decimals: string } {
  const [whole = '', decimals = ''] = INR.format(Math.abs(rupees)).split('.');
  const isNegative = Math.round(rupees * 100) < 0;
  return { whole: isNegative ? `−${whole}` : whole, decimals };
}

/**
 * How much lower the price is than the catalogue price, in whole per cent; 0 when it is not lower.
 * Both in rupees.
 */
export function percentOff(price: number, cataloguePrice: number): number {
  if (cataloguePrice <= price) return 0;
  return Math.round((1 - price / cataloguePrice) * 100);
}
