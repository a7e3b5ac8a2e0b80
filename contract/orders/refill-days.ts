/** After how many days a reminder may come. */
export const REFILL_DAYS = [15, 30, 45, 60, 90] as const;

/** Of these a pack holds a number of days; a grown-up takes or uses so many a day. */
const A_DAY: Record<string, number> = { capsules: 2, tablets: 2, bags: 2, sticks: 1, cups: 1 };
/** Of goods by weight or volume a month's pack is the usual one. */
const USUAL = 30;

/** `60 capsules`, `4 × 25 bags` */
const COUNTED = /(?:(\d+)\s*[×x]\s*)?(\d+)\s*([a-z]+)\s*$/i;

/** Returns when so many packs of a size are used up, as the nearest of `REFILL_DAYS`. */
export function refillDays(size: string, packs: number): number {
  const [, times = '1', count = '0', unit = ''] = COUNTED.exec(size) ?? [];
  const aDay = A_DAY[unit.toLowerCase()];
  const days = packs * (aDay ? (Number(times) * Number(count)) / aDay : USUAL);
  const distance = (choice: number) => Math.abs(choice - days);
  return REFILL_DAYS.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}
