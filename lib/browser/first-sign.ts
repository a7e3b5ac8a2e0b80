const SIGNS = ['pointermove', 'pointerdown', 'touchmove', 'keydown', 'wheel', 'scroll'] as const;

let isGiven = false;
const waiting = new Set<() => void>();

function note(): void {
  isGiven = true;
  for (const sign of SIGNS) removeEventListener(sign, note, true);
  for (const work of [...waiting]) work();
  waiting.clear();
}

/**
 * Calls `work` at the shopper's first sign of life on this document, at once if it has been given: a
 * page that nobody has touched yet does not move. Returns a function that cancels it.
 */
export function onFirstSign(work: () => void): () => void {
  if (isGiven) {
    work();
    return () => undefined;
  }
  if (waiting.size === 0) {
    for (const sign of SIGNS) addEventListener(sign, note, { capture: true, passive: true });
  }
  waiting.add(work);
  return () => void waiting.delete(work);
}
