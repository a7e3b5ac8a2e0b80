import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock/clock.ts';
import type { CacheNotices } from './cache-notices.ts';
import { signNotice } from './sign-notice.ts';

interface NoticeOptions {
  /** The storefront's `/api/revalidate`. */
  url: string;
  secret: string;
  clock: Clock;
  /** Waits before each repetition, in milliseconds; the notice is given up after the last. */
  waits?: readonly number[];
  fetch?: typeof globalThis.fetch;
  onGivenUp?: (tags: readonly string[]) => void;
}

const WAITS = [250, 1_000, 4_000, 15_000, 60_000];
const TIME_LIMIT_MS = 5_000;

/** Cache notices by HTTP, signed. They wait outside the request that made the change. */
export function httpCacheNotices(options: NoticeOptions): CacheNotices {
  const underway = new Set<Promise<void>>();
  const send = (tags: readonly string[]) => {
    const work = deliver(options, tags).finally(() => underway.delete(work));
    underway.add(work);
  };
  const settled = async () => {
    await Promise.all(underway);
  };
  return { send, settled };
}

async function deliver(options: NoticeOptions, tags: readonly string[]): Promise<void> {
  for (const pause of [0, ...(options.waits ?? WAITS)]) {
    // Waiting for a storefront keeps no process alive.
    await wait(pause, undefined, { ref: false });
    if (await post(options, tags)) return;
  }
  options.onGivenUp?.(tags);
}

/** Signs anew each time: a repeated notice must not look old. */
async function post(options: NoticeOptions, tags: readonly string[]): Promise<boolean> {
  const { url, secret, clock, fetch = globalThis.fetch } = options;
  const body = JSON.stringify({ tags });
  const timestamp = Math.floor(clock.now().getTime() / 1000);
  const headers = {
    'Content-Type': 'application/json',
    'X-Vanya-Timestamp': String(timestamp),
    'X-Vanya-Signature': signNotice({ secret, timestamp, body }),
  };
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const answer = await fetch(url, { method: 'POST', headers, body, signal }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
