import 'server-only';

/** Returns what work resolves to. @throws DOMException `TimeoutError` after `milliseconds` */
export async function withinIdle<Result>(
  work: Promise<Result>,
  milliseconds: number,
): Promise<Result> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new DOMException('Nothing came in time', 'TimeoutError'));
  }, milliseconds);
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

interface Passing {
  /** How long the sender may send nothing while somebody waits for it, in milliseconds. */
  idleMs: number;
  /** Hears that the body ended before it was whole. */
  onCut: (cause: unknown) => void;
}

/**
 * Passes a body on as it comes and no faster than it is read, however long the whole takes. A sender
 * that stops breaks the body off: half of a file is no file.
 */
export function passedThrough(
  body: ReadableStream<Uint8Array>,
  { idleMs, onCut }: Passing,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const stop = (reason: unknown) => reader.cancel(reason).catch(() => undefined);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await withinIdle(reader.read(), idleMs);
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          onCut(error);
          controller.error(error);
          void stop(error);
        }
      },
      cancel: stop,
    },
    { highWaterMark: 0 },
  );
}
