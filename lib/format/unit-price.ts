import { type TextWithValues, withValues } from '@/contract/messages/text-with-values';
import { formatRupees } from '@/contract/shop/money';

/** The content of a pack as its label says it: `200` and `g`. */
export interface NetQuantity {
  value: number;
  unit: string;
}

/** The measures that a pack is compared by, and how much of them one unit of the label is. */
const MEASURES: Record<string, { per: string; units: number }> = {
  mg: { per: '100 g', units: 0.001 / 100 },
  g: { per: '100 g', units: 1 / 100 },
  kg: { per: '100 g', units: 1000 / 100 },
  ml: { per: '100 ml', units: 1 / 100 },
  L: { per: '100 ml', units: 1000 / 100 },
};
const PIECE = { per: 'piece', units: 1 };

/**
 * Returns the price that is paid for 100 g, 100 ml or one piece: `₹139.50 per 100 g`. Null where it
 * would repeat the price: one piece, or a pack of 100 g.
 * @param price the selling price in rupees
 */
export function unitPriceText(price: number, net: NetQuantity | null): TextWithValues | null {
  if (!net || net.value <= 0) return null;
  const { per, units } = MEASURES[net.unit] ?? PIECE;
  const measures = net.value * units;
  if (Math.abs(measures - 1) < Number.EPSILON) return null;
  return withValues('{price} per {measure}', {
    price: formatRupees(price / measures),
    measure: per,
  });
}
