import { setTimeout as pause } from 'node:timers/promises';

export interface DemoWebhookOptions {
  /** Where the shop takes news of payments. */
  url: string;
  /** Waits so many milliseconds; by itself it keeps no process alive. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

interface DemoWebhooks {
  /** Returns at once and posts the form later; whether it arrived is nobody's concern. */
  send: (fields: Record<string, string>, afterMs: number) => void;
  /** Waits until everything sent so far has arrived or was given up. */
  settled: () => Promise<void>;
}

/** Before each repetition, as gateways do when nobody answers 200. */
const WAITS_MS = [1_000, 4_000, 15_000, 60_000];
const TIME_LIMIT_MS = 5_000;

const quietly = (milliseconds: number) => pause(milliseconds, undefined, { ref: false });

/** Webhooks of the demo gateway. */
export function demoWebhooks({ url, wait = quietly }: DemoWebhookOptions): DemoWebhooks {
  const underway = new Set<Promise<void>>();
  const deliver = async (fields: Record<string, string>, afterMs: number) => {
    for (const milliseconds of [afterMs, ...WAITS_MS]) {
      await wait(milliseconds);
      if (await post(url, fields)) return;
    }
  };
  return {
    send(fields, afterMs) {
      const work = deliver(fields, afterMs).finally(() => underway.delete(work));
      underway.add(work);
    },
    async settled() {
      await Promise.all(underway);
    },
  };
}

async function post(url: string, fields: Record<string, string>): Promise<boolean> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const body = new URLSearchParams(fields);
  const answer = await fetch(url, { method: 'POST', body, signal, redirect: 'manual' }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
