/** How many numbers a pager always shows at each end, and around the current page. */
const OUTER = 3;
const INNER = 3;

/** A page to link to, or numbers left out before or after the current page. */
export type PagerEntry = number | 'gap before' | 'gap after';

/**
 * What a pager shows, in order: 3 numbers at each end and 3 around the current page. A gap never
 * stands for a single number.
 */
export function pageNumbers(current: number, total: number): PagerEntry[] {
  const reach = Math.floor(INNER / 2);
  const shown = (page: number) =>
    page <= OUTER || page > total - OUTER || Math.abs(page - current) <= reach;
  const entries: PagerEntry[] = [];
  for (let page = 1; page <= total; page += 1) {
    const isLone = shown(page - 1) && shown(page + 1);
    const gap = page < current ? 'gap before' : 'gap after';
    if (shown(page) || isLone) entries.push(page);
    else if (entries.at(-1) !== gap) entries.push(gap);
  }
  return entries;
}
