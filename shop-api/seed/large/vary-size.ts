import type { Numbers } from '../numbers.ts';
import type { SeedProduct } from '../seed-data.ts';

/** The sizes that goods come in, by unit: grams, millilitres, pieces. */
const SIZES: Record<string, readonly number[]> = {
  g: [25, 50, 75, 100, 150, 200, 250, 350, 400, 500, 750, 1_000, 2_000, 5_000],
  ml: [10, 20, 30, 50, 100, 120, 150, 200, 250, 500, 750, 1_000, 2_000, 5_000],
  capsules: [30, 60, 90, 120],
  tablets: [40, 60, 80, 100, 120],
};
const THOUSANDS: Record<string, string> = { g: 'kg', ml: 'L' };

type Sized = Pick<SeedProduct, 'size' | 'net_quantity' | 'shipping_weight_g' | 'mrp' | 'price'>;

/**
 * Draws size and price. The MRP is between half and one and a half times the original's, more for a
 * larger pack; goods sell at 70 to 100 per cent of it.
 */
export function varySize(original: SeedProduct, numbers: Numbers): Sized {
  const { unit, value: ownValue } = original.net_quantity;
  const isPlain = !/x|of/.test(original.size);
  const value = numbers.pick((isPlain && SIZES[unit]) || [ownValue]);
  const scale = value / ownValue;
  const mrp = Math.max(
    10,
    Math.round((original.mrp * scale ** 0.8 * (50 + numbers.next(101))) / 100),
  );
  return {
    size: value === ownValue ? original.size : sizeText(value, unit),
    net_quantity: { value, unit },
    shipping_weight_g: Math.max(1, Math.round(original.shipping_weight_g * scale)),
    mrp,
    price: Math.max(1, Math.round((mrp * (70 + numbers.next(31))) / 100)),
  };
}

function sizeText(value: number, unit: string): string {
  const larger = THOUSANDS[unit];
  return larger && value % 1_000 === 0 ? `${value / 1_000} ${larger}` : `${value} ${unit}`;
}
