/** Tells the storefront which cache tags a change touched. */
export interface CacheNotices {
  /** Returns at once; the notice travels later, and never fails a change. */
  send: (tags: readonly string[]) => void;
  /** Waits until everything sent so far has arrived or was given up. */
  settled: () => Promise<void>;
}

/** For a shop without a storefront to tell. */
export const noCacheNotices: CacheNotices = {
  send: () => undefined,
  settled: async () => undefined,
};
