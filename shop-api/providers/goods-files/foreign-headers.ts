import type { HeaderUse } from './goods-file.ts';

/** What becomes of a column of another shop: the label of ours, or why it is lost. */
export type ForeignColumns = Readonly<
  Record<string, { column: string; note?: string } | { lost: string }>
>;

const UNKNOWN = 'This shop has nothing like it; the cells are left out';

/**
 * Says for each column that has anything what becomes of it. A key that ends in `*` is a beginning.
 */
export function foreignHeaders(
  [headers = [], ...rows]: readonly string[][],
  known: ForeignColumns,
): HeaderUse[] {
  const used = headers.filter((header, at) => header && rows.some((cells) => cells[at]?.trim()));
  return used.map((header) => {
    const use = known[header] ?? known[beginningOf(header, known) ?? ''];
    if (!use) return { header, column: null, note: UNKNOWN };
    if ('lost' in use) return { header, column: null, note: use.lost };
    return { header, ...use };
  });
}

function beginningOf(header: string, known: ForeignColumns): string | undefined {
  return Object.keys(known).find((key) => key.endsWith('*') && header.startsWith(key.slice(0, -1)));
}
