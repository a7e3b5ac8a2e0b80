/** The share of page loads whose web vitals are sent. */
export const VITALS_SHARE = 0.1;

/** The web vitals that are times, in milliseconds. */
export const TIMED_VITALS = ['LCP', 'INP', 'TTFB', 'FCP'] as const;

/** The web vitals of one page load, as far as the browser measured them. Nothing personal. */
export type VitalsReport = {
  /** The path of the page with names in place of its values: `/products/:id/:slug`. */
  page: string;
  surface: 'web' | 'app';
  /** The sum of layout shifts, without a unit. */
  CLS?: number;
} & Partial<Record<(typeof TIMED_VITALS)[number], number>>;
