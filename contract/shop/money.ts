/*
 * Money is sent as rupees with two decimals; all calculation is in integer paise. This file imports
 * nothing, so that the storefront, the API, every layer and every island may use it.
 */

/** Converts rupees, which have at most two decimals, to whole paise: `495.5` is `49550`. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Converts paise to rupees for the wire: `49550` is `495.5`. */
export function toRupees(paise: number): number {
  return paise / 100;
}

const INR = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/**
 * Formats rupees with Indian grouping and always two decimals: `₹1,23,456.00`.
 * @param rupees an amount in rupees, as sent on the wire
 */
export function formatRupees(rupees: number): string {
  const amount = INR.format(Math.abs(rupees));
  return toPaise(rupees) < 0 ? `−${amount}` : amount;
}

/** Formats paise as rupees: `12345600` is `₹1,23,456.00`. */
export function formatPaise(paise: number): string {
  return formatRupees(toRupees(paise));
}

/** Formats paise as whole rupees: `₹10,000`. For amounts without paise. */
export function wholeRupees(paise: number): string {
  return `₹${toRupees(paise).toLocaleString('en-IN')}`;
}
