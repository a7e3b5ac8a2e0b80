/**
 * Returns a signal that aborts after a time in ms. `AbortSignal.timeout` is missing in browsers of
 * the floor (iOS 15).
 */
export function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), ms);
  return controller.signal;
}
