import { shareOut } from './share-out.ts';

/** What pricing needs to know of a cart line. Money in integer paise. */
export interface LineToPrice {
  quantity: number;
  /** Selling price of one, GST included. */
  pricePaise: number;
  /** Maximum retail price of one, GST included. */
  mrpPaise: number;
  /** GST in percent at the date of sale: 0, 5, 18 … */
  gstPercent: number;
}

/** The totals of a cart in integer paise. */
export interface CartPrice {
  /** Quantity times selling price of each line, in the order given. */
  lineTotalsPaise: number[];
  totalPaise: number;
  discountPaise: number;
  /** The tax inside `payablePaise`; never added on top. */
  gstPaise: number;
  /** What is paid before delivery: total less discount. */
  payablePaise: number;
  /** The same lines at maximum retail price. */
  mrpPaise: number;
  /** Sum of the quantities. */
  counter: number;
}

interface Sale {
  lines: readonly LineToPrice[];
  /** Taken off the whole cart; more than the total takes off the total. */
  discountPaise?: number;
}

/**
 * The one place where money is added up: cart, order, payment link and invoice all ask here.
 * A discount is shared over the lines by value, and each line's tax is that of its reduced value.
 */
export function priceCart({ lines, discountPaise = 0 }: Sale): CartPrice {
  const lineTotalsPaise = lines.map((line) => line.quantity * line.pricePaise);
  const totalPaise = sum(lineTotalsPaise);
  const discount = Math.min(discountPaise, totalPaise);
  const shares = shareOut(discount, lineTotalsPaise);
  const taxes = lines.map((line, index) =>
    gstInside((lineTotalsPaise[index] ?? 0) - (shares[index] ?? 0), line.gstPercent),
  );
  return {
    lineTotalsPaise,
    totalPaise,
    discountPaise: discount,
    gstPaise: sum(taxes),
    payablePaise: totalPaise - discount,
    mrpPaise: sum(lines.map((line) => line.quantity * line.mrpPaise)),
    counter: sum(lines.map((line) => line.quantity)),
  };
}

/** The tax inside a gross amount, in whole paise, half a paisa rounded up (CGST Rules, rule 35). */
export function gstInside(grossPaise: number, gstPercent: number): number {
  return Math.round((grossPaise * gstPercent) / (100 + gstPercent));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
