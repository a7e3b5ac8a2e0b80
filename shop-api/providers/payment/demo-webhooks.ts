import { setTimeout as pause } from 'node:timers/promises';

export interface DemoWebhookOptions {
  /** Takes a form to where the shop takes news of payments; answers whether the shop took it. */
  deliver: (fields: Record<string, string>) => Promise<boolean>;
  /** Waits so many milliseconds; by itself it keeps no process alive. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

interface DemoWebhooks {
  /** Returns at once and delivers the form later; whether it arrived is nobody's concern. */
  send: (fields: Record<string, string>, afterMs: number) => void;
  /** Waits until everything sent so far has arrived or was given up. */
  settled: () => Promise<void>;
}

/** Before each repetition, as gateways do when nobody answers 200. */
const WAITS_MS = [1_000, 4_000, 15_000, 60_000];

const quietly = (milliseconds: number) => pause(milliseconds, undefined, { ref: false });

/** Webhooks of the demo gateway. */
export function demoWebhooks({ deliver, wait = quietly }: DemoWebhookOptions): DemoWebhooks {
  const underway = new Set<Promise<void>>();
  const insist = async (fields: Record<string, string>, afterMs: number) => {
    for (const milliseconds of [afterMs, ...WAITS_MS]) {
      await wait(milliseconds);
      if (await deliver(fields).catch(() => false)) return;
    }
  };
  return {
    send(fields, afterMs) {
      const work = insist(fields, afterMs).finally(() => underway.delete(work));
      underway.add(work);
    },
    async settled() {
      await Promise.all(underway);
    },
  };
}
