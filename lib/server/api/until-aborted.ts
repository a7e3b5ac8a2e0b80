import 'server-only';

/**
 * Does work that may take until a signal ends it. `fetch` alone does not keep to its signal while
 * the body is read: once the request has been collected as garbage, nobody listens to it.
 * @throws what the work throws, or the signal's reason
 */
export function untilAborted<Result>(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work(signal)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}
