/** Longer than a write takes; a tab that hangs must not stop the others for good. */
const PATIENCE_MS = 15_000;

/**
 * Lets the writes of one browser leave one after the other, whatever tab they come from: of two at
 * once each would make a visitor of a new shopper, or one would miss the other's login. Where the
 * browser has no locks they leave as they come.
 */
export async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work();
  let isRunning = false;
  const run = () => {
    isRunning = true;
    return work();
  };
  try {
    return await navigator.locks.request(
      'vanya-write',
      { signal: AbortSignal.timeout(PATIENCE_MS) },
      run,
    );
  } catch (error) {
    if (isRunning) throw error;
    return run();
  }
}
