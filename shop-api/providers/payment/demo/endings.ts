import { setTimeout as pause } from 'node:timers/promises';
import type { DemoMode, DemoNotification, DemoPayment } from './signed-forms.ts';

/** The ending of a payment on the demo's page. */
export type DemoEnding =
  | 'pay'
  | 'fail'
  | 'late'
  | 'twice'
  | 'wrong_amount'
  | 'wrong_signature'
  | 'silence'
  | 'close';

/** The effects of an ending. */
export interface DemoPlan {
  /** The notifications of payments and failures. */
  happens: DemoNotification[];
  /** The delay after the button. */
  afterMs: number;
  /** Whether the gateway sends webhooks. */
  sendsWebhooks: boolean;
  /** The notification that the browser posts back; null when it does not return. */
  brings: DemoNotification | null;
  /** Whether the return carries a forged signature. */
  isForged: boolean;
}

const LATE_MS = 5_000;
const A_RUPEE = 100;

interface Chosen {
  payment: DemoPayment;
  mode: DemoMode;
}

/** Returns the effects of an ending. */
export function planOf(ending: DemoEnding, chosen: Chosen): DemoPlan {
  const quiet: DemoPlan = {
    ...{ happens: [], afterMs: 0, sendsWebhooks: false, brings: null, isForged: false },
  };
  const paid = paidNotification(chosen);
  const reported = (...happens: DemoNotification[]) => ({ ...quiet, happens, sendsWebhooks: true });
  switch (ending) {
    case 'pay':
      return { ...reported(paid), brings: paid };
    case 'fail': {
      const failed = unpaidNotification('failed', chosen);
      return { ...reported(failed), brings: failed };
    }
    case 'late':
      return { ...reported(paid), afterMs: LATE_MS, brings: unpaidNotification('pending', chosen) };
    case 'twice':
      return { ...reported(paid, { ...paid, paymentId: `${paid.paymentId}again` }), brings: paid };
    case 'wrong_amount': {
      const less = { ...paid, amountPaise: Math.max(1, paid.amountPaise - A_RUPEE) };
      return { ...reported(less), brings: less };
    }
    case 'wrong_signature':
      return { ...quiet, brings: paid, isForged: true };
    case 'silence':
      return { ...quiet, happens: [paid] };
    case 'close':
      return quiet;
  }
}

/** Returns a payment named by the txnid, so that a button pressed twice is one payment. */
function paidNotification({ payment: { txnid, amountPaise }, mode }: Chosen): DemoNotification {
  return { txnid, status: 'paid', amountPaise, paymentId: `demo${txnid}`, mode };
}

function unpaidNotification(
  status: 'failed' | 'pending',
  { payment, mode }: Chosen,
): DemoNotification {
  const { txnid, amountPaise } = payment;
  return { txnid, status, amountPaise, paymentId: '', mode };
}

export interface DemoWebhookOptions {
  /** Posts a form to the shop's webhook; returns whether the shop accepted it. */
  deliver: (fields: Record<string, string>) => Promise<boolean>;
  /** Waits this many milliseconds without keeping the process alive. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

interface DemoWebhooks {
  /** Returns immediately and delivers the form later; the result is not reported. */
  send: (fields: Record<string, string>, afterMs: number) => void;
  /** Waits until everything sent so far has arrived or was given up. */
  settled: () => Promise<void>;
}

/** Pause before each retry, as gateways do without a 200 answer. */
const WAITS_MS = [1_000, 4_000, 15_000, 60_000];

const quietly = (milliseconds: number) => pause(milliseconds, undefined, { ref: false });

/** Sends the webhooks of the demo gateway. */
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
