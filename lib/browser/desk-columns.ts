import { columnsCookie } from '@/lib/desk/columns';

const A_YEAR_S = 31_536_000;

/** Keeps which columns of a desk's list this browser displays; null: the usual ones. */
export function storeColumns(desk: string, names: readonly string[] | null): void {
  const age = names ? A_YEAR_S : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the browsers of the floor have no CookieStore
  document.cookie = `${columnsCookie(desk)}=${names?.join('.') ?? ''}; path=/; max-age=${age}; samesite=lax`;
}
