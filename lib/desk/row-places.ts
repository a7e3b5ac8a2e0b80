import type { Desk, DeskId, DeskRow } from './desk';
import type { DeskQuery } from './list-query';

/** Where a row stands among those with which it changes places. */
export interface RowPlace {
  /** Rows with the same text change places with each other. */
  group: string;
  isFirst: boolean;
  isLast: boolean;
  /** The filter that lists these rows alone, where others have an order of their own. */
  within?: Readonly<Record<string, string>>;
}

interface Listed {
  rows: readonly DeskRow[];
  page: number;
  totalPages: number;
}

/**
 * Returns where each row of a list stands; undefined where the list has no order that staff choose,
 * or a search or a sort has taken rows away from their neighbours.
 */
export function rowPlaces(
  desk: Desk,
  { rows, page, totalPages }: Listed,
  { q, sort, filters }: DeskQuery,
): ReadonlyMap<DeskId, RowPlace> | undefined {
  const { isTree, order } = desk;
  const isNarrowed = Object.keys(filters).some((name) => name !== order?.within);
  if (!(isTree || order) || q || sort || isNarrowed) return undefined;
  const groups = rows.map((row) => groupOf(desk, row));
  const places = rows.map((row, index): [DeskId, RowPlace] => {
    const group = groups[index] as string;
    if (isTree) {
      const place = Number(row.place);
      return [row.id, { group, isFirst: place === 0, isLast: place + 1 >= Number(row.siblings) }];
    }
    const isFirst = groups[index - 1] !== group && !(index === 0 && page > 1);
    const isEnd = index + 1 === rows.length;
    const isLast = groups[index + 1] !== group && !(isEnd && page < totalPages);
    const within = order?.within && { [order.within]: group };
    return [row.id, { group, isFirst, isLast, ...(within && { within }) }];
  });
  return new Map(places);
}

/** The branch of a tree, or the value that rows of one order share. */
function groupOf({ isTree, order }: Desk, row: DeskRow): string {
  if (isTree) return `${row.level} ${row.above}`;
  return order?.within ? String(row[order.within]) : '';
}
