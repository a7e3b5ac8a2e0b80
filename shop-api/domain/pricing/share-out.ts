/**
 * Splits `amount` over `weights` in proportion, in whole units that sum to `amount` exactly
 * (largest remainder; the earlier share wins a tie). Without any weight every share is 0.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);

  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, units: Number(product / BigInt(whole)), rest: product % BigInt(whole) };
  });
  const left = amount - shares.reduce((sum, share) => sum + share.units, 0);
  const first = [...shares].sort((a, b) => compare(b.rest, a.rest) || a.index - b.index);
  for (const share of first.slice(0, left)) share.units += 1;
  return shares.map((share) => share.units);
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
