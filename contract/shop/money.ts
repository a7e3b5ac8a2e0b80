/*
 * Money is sent as rupees with two decimals; all calculation is in integer paise. The storefront, the
 * API, every layer and every island may use it.
 */
import { grouped } from './grouped.ts';

/** Converts rupees, which have at most two decimals, to whole paise: `495.5` is `49550`. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Converts paise to rupees for the wire: `49550` is `495.5`. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/**
 * Formats rupees with Indian grouping and always two decimals: `₹1,23,456.00`.
 * @param rupees an amount in rupees, as sent on the wire
 */
export function formatRupees(rupees: number): string {
  const paise = toPaise(Math.abs(rupees));
  const decimals = String(paise % 100).padStart(2, '0');
  const amount = `₹${grouped(Math.floor(paise / 100))}.${decimals}`;
  return toPaise(rupees) < 0 ? `−${amount}` : amount;
}

/** Formats paise as rupees: `12345600` is `₹1,23,456.00`. */
export function formatPaise(paise: number): string {
  return formatRupees(toRupees(paise));
}

/** Formats paise as whole rupees: `₹10,000`; an amount with paise has them too. */
export function wholeRupees(paise: number): string {
  return paise % 100 === 0 ? `₹${grouped(toRupees(paise))}` : formatPaise(paise);
}
