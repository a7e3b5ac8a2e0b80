interface IdleTimes {
  /** Milliseconds after which the work is done although the browser is busy. */
  atLatest?: number;
  /** Milliseconds, in browsers that do not say when they are idle. */
  otherwise?: number;
}

/** Calls `work` once the browser is idle. Returns a function that cancels it. */
export function onBrowserIdle(
  work: () => void,
  { atLatest, otherwise = 3_000 }: IdleTimes = {},
): () => void {
  const handle = window.requestIdleCallback?.(
    work,
    atLatest === undefined ? undefined : { timeout: atLatest },
  );
  const timer = handle === undefined ? setTimeout(work, otherwise) : undefined;
  return () => {
    if (handle !== undefined) window.cancelIdleCallback?.(handle);
    clearTimeout(timer);
  };
}
