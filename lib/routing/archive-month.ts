import type { BlogsAddress } from '@/lib/content-routes';

/** A month of the journal. */
export interface ArchiveMonth {
  /** 1 to 12. */
  month: number;
  year: number;
}

/** The path segment of the journal without a month. */
const EVERY_MONTH = 'all';

/** Returns the value of `publish_filter`: `3-2026`. */
export function publishFilter({ month, year }: ArchiveMonth): string {
  return `${month}-${year}`;
}

/** Returns the address of a page of the journal, of one month or of all. */
export function blogsAddress(month: ArchiveMonth | null, page: number): BlogsAddress {
  return { publish_filter: month ? publishFilter(month) : undefined, page };
}

/**
 * Reads the path segment of a month, as `rewrites.mjs` writes it from the query: `3-2026`,
 * `03-2026`, `all`. Null for every month, undefined for anything else.
 */
export function monthOfSegment(segment: string): ArchiveMonth | null | undefined {
  if (segment === EVERY_MONTH) return null;
  const [, month, year] = /^(0?[1-9]|1[0-2])-(\d{4})$/.exec(segment) ?? [];
  return month && year ? { month: Number(month), year: Number(year) } : undefined;
}
