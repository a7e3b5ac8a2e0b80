import type { DemoPayment } from './demo-link.ts';
import type { DemoMode, DemoNews } from './demo-news.ts';

/** How a payment on the demo's page can end. */
export type DemoEnding =
  | 'pay'
  | 'fail'
  | 'late'
  | 'twice'
  | 'wrong_amount'
  | 'wrong_signature'
  | 'silence'
  | 'close';

/** What an ending does. */
export interface DemoPlan {
  /** What happens to the money. */
  happens: DemoNews[];
  /** So long after the button. */
  afterMs: number;
  /** Whether webhooks tell the shop what happens. */
  tells: boolean;
  /** What the browser takes back to the shop; nothing when it never goes. */
  brings: DemoNews | null;
  /** Whether what it takes back is signed by somebody else. */
  isForged: boolean;
}

const LATE_MS = 5_000;
const A_RUPEE = 100;

interface Chosen {
  payment: DemoPayment;
  mode: DemoMode;
}

/** What is to be done for an ending. */
export function planOf(ending: DemoEnding, chosen: Chosen): DemoPlan {
  const quiet: DemoPlan = {
    ...{ happens: [], afterMs: 0, tells: false, brings: null, isForged: false },
  };
  const paid = paidNews(chosen);
  const told = (...happens: DemoNews[]) => ({ ...quiet, happens, tells: true });
  switch (ending) {
    case 'pay':
      return { ...told(paid), brings: paid };
    case 'fail': {
      const failed = unpaidNews('failed', chosen);
      return { ...told(failed), brings: failed };
    }
    case 'late':
      return { ...told(paid), afterMs: LATE_MS, brings: unpaidNews('pending', chosen) };
    case 'twice':
      return { ...told(paid, { ...paid, paymentId: `${paid.paymentId}again` }), brings: paid };
    case 'wrong_amount': {
      const less = { ...paid, amountPaise: Math.max(1, paid.amountPaise - A_RUPEE) };
      return { ...told(less), brings: less };
    }
    case 'wrong_signature':
      return { ...quiet, brings: paid, isForged: true };
    case 'silence':
      return { ...quiet, happens: [paid] };
    case 'close':
      return quiet;
  }
}

/** Named by the txnid, so that a button pressed twice is one payment. */
function paidNews({ payment: { txnid, amountPaise }, mode }: Chosen): DemoNews {
  return { txnid, status: 'paid', amountPaise, paymentId: `demo${txnid}`, mode };
}

function unpaidNews(status: 'failed' | 'pending', { payment, mode }: Chosen): DemoNews {
  const { txnid, amountPaise } = payment;
  return { txnid, status, amountPaise, paymentId: '', mode };
}
