/** Rupees as they travel, which have at most two decimals, as whole paise: `495.5` is `49550`. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}
