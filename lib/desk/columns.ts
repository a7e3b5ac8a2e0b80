import type { Desk } from './desk';
import type { DeskColumn } from './desk-columns';

/** The name of the cookie with the columns that a list displays, so that the server knows them. */
export const columnsCookie = (desk: string) => `desk-${desk}`;

/** Returns the names in such a cookie; null without one. */
export function readColumns(cookie: string | undefined): string[] | null {
  return cookie ? cookie.split('.').filter(Boolean) : null;
}

/** Returns the columns of a list: the chosen ones, or the usual ones; the first names the row. */
export function displayedColumns(
  { columns }: Desk,
  chosen: readonly string[] | null,
): DeskColumn[] {
  return columns.filter(
    ({ name, hidden }, index) => index === 0 || (chosen ? chosen.includes(name) : !hidden),
  );
}
