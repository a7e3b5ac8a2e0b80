import { LONGEST_CALL_MS } from '../contract/shop/limits.ts';
import type { Middleware } from './middleware.ts';

export interface ReaderLimits {
  /** How long a client may take nothing of its answer, or wait for it, in milliseconds. */
  unreadMs: number;
  /** Unfinished answers that one network address may have; undefined behind proxies. */
  openAnswers: number | undefined;
}

/**
 * Phones on poor networks take something every few seconds. A page with its files is about 30
 * answers, and the phones of a mobile operator share addresses.
 */
export const READER_LIMITS = { unreadMs: LONGEST_CALL_MS + 5_000, openAnswers: 400 };

/** Cuts clients that ask and do not read: each holds an answer in memory and a connection. */
export function readerLimits({ unreadMs, openAnswers }: ReaderLimits): Middleware {
  const open = new Map<string, number>();
  return ({ env }, next) => {
    const { socket } = env.incoming;
    // Node destroys a connection at its timeout. Bytes that leave start the time again.
    socket.setTimeout(unreadMs);
    if (openAnswers === undefined) return next();
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    env.outgoing.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (count > openAnswers) socket.destroy();
    return next();
  };
}
