import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { NOTICE_SIGNATURE_HEADER, NOTICE_TIME_HEADER } from '../../contract/kit/headers.ts';
import type { Clock } from './clock.ts';

/** Notifies the storefront of the cache tags that a change touched. */
export interface CacheNotices {
  /** Returns immediately; the notice is sent later and never fails a change. */
  send: (tags: readonly string[]) => void;
  /** Waits until everything sent so far has arrived or was given up. */
  settled: () => Promise<void>;
}

/** For a shop without a storefront to notify. */
export const noCacheNotices: CacheNotices = {
  send: () => undefined,
  settled: async () => undefined,
};

interface Notice {
  secret: string;
  /** Unix seconds; the storefront refuses old notices, so that they cannot be replayed. */
  timestamp: number;
  body: string;
}

/** The signature of a notice: HMAC-SHA256 over `{timestamp}.{body}`, in hex. */
export function signNotice({ secret, timestamp, body }: Notice): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

interface NoticeOptions {
  /** The storefront's `/api/revalidate`. */
  url: string;
  secret: string;
  clock: Clock;
  /** Waits before each retry, in milliseconds; the notice is given up after the last. */
  waits?: readonly number[];
  fetch?: typeof globalThis.fetch;
  onGivenUp?: (tags: readonly string[]) => void;
}

const WAITS = [250, 1_000, 4_000, 15_000, 60_000];
const TIME_LIMIT_MS = 5_000;

/** Sends cache notices by HTTP, signed, outside the request that made the change. */
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
    // A wait for the storefront does not keep the process alive.
    await wait(pause, undefined, { ref: false });
    if (await post(options, tags)) return;
  }
  options.onGivenUp?.(tags);
}

/** Signs every attempt: a retried notice must not be refused as old. */
async function post(options: NoticeOptions, tags: readonly string[]): Promise<boolean> {
  const { url, secret, clock, fetch = globalThis.fetch } = options;
  const body = JSON.stringify({ tags });
  const timestamp = Math.floor(clock.now().getTime() / 1000);
  const headers = {
    'Content-Type': 'application/json',
    [NOTICE_TIME_HEADER]: String(timestamp),
    [NOTICE_SIGNATURE_HEADER]: signNotice({ secret, timestamp, body }),
  };
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const answer = await fetch(url, { method: 'POST', headers, body, signal }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
