/** Rupees as the seed data writes them, in integer paise. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}
