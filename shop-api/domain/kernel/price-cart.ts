/** The input of pricing for one cart line. Money in integer paise. */
export interface LineToPrice {
  quantity: number;
  /** Selling price of one unit, GST included. */
  pricePaise: number;
  /** Maximum retail price of one unit, GST included. */
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
  /** What each line has of the discount. */
  lineDiscountsPaise: number[];
  /** The tax inside `payablePaise`; never added on top. */
  gstPaise: number;
  /** The amount before delivery: total less discount. */
  payablePaise: number;
  /** The same lines at maximum retail price. */
  mrpPaise: number;
}

/** A discount, and which goods it is for. */
export interface Discount {
  /** Capped at the total of its lines. */
  discountPaise?: number;
  /** Whether each line is among them, in the order of the lines; undefined: all are. */
  discountedLines?: readonly boolean[] | undefined;
}

interface Sale extends Discount {
  lines: readonly LineToPrice[];
}

/**
 * Calculates all totals: cart, order, payment link and invoice call this function. A discount is
 * shared by value over the lines that it is for, and each line's tax is that of its reduced value
 * (CGST Act, section 15(3)).
 */
export function priceCart({ lines, discountPaise = 0, discountedLines }: Sale): CartPrice {
  const lineTotalsPaise = lines.map((line) => line.quantity * line.pricePaise);
  const totalPaise = sum(lineTotalsPaise);
  const meant = lineTotalsPaise.map((total, index) =>
    (discountedLines?.[index] ?? true) ? total : 0,
  );
  const discount = Math.min(discountPaise, sum(meant));
  const lineDiscountsPaise = shareOut(discount, meant);
  const taxes = lines.map((line, index) =>
    gstInside((lineTotalsPaise[index] ?? 0) - (lineDiscountsPaise[index] ?? 0), line.gstPercent),
  );
  return {
    lineTotalsPaise,
    totalPaise,
    discountPaise: discount,
    lineDiscountsPaise,
    gstPaise: sum(taxes),
    payablePaise: totalPaise - discount,
    mrpPaise: sum(lines.map((line) => line.quantity * line.mrpPaise)),
  };
}

/**
 * Returns CGST plus SGST inside a gross amount, in whole paise (CGST Rules, rule 35): the tax of
 * half the rate is rounded once, half a paisa up, and counted twice. It is the tax of cart, checkout
 * and order, wherever the parcel goes; the invoice of another state has `igstInside`.
 */
export function gstInside(grossPaise: number, gstPercent: number): number {
  return 2 * Math.round((grossPaise * gstPercent) / (2 * (100 + gstPercent)));
}

/**
 * Returns the IGST inside a gross amount, in whole paise, rounded once, half a paisa up. It is at
 * most one paisa from `gstInside`.
 */
export function igstInside(grossPaise: number, gstPercent: number): number {
  return Math.round((grossPaise * gstPercent) / (100 + gstPercent));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Splits `amount` over `weights` in proportion, in whole units that sum to `amount` exactly
 * (largest remainder; the earlier share wins a tie). Without any weight every share is 0.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  if (whole === 0) return weights.map(() => 0);

  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, units: Number(product / BigInt(whole)), rest: product % BigInt(whole) };
  });
  const left = amount - sum(shares.map(({ units }) => units));
  const first = [...shares].sort((a, b) => compare(b.rest, a.rest) || a.index - b.index);
  for (const share of first.slice(0, left)) share.units += 1;
  return shares.map((share) => share.units);
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
