/** Paise as the rupees that travel on the wire: `49550` is `495.5`. */
export function toRupees(paise: number): number {
  return paise / 100;
}
