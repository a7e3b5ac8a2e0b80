import type { PaymentAttempt, PaymentEvent } from './payment.ts';

/** Differences that matter with every gateway: whose payment it is, how much, in which money. */
export function factDifferences(attempt: PaymentAttempt, event: PaymentEvent): string[] {
  return [
    event.txnid === attempt.txnid ? [] : ['txnid'],
    event.currency === attempt.currency ? [] : ['currency'],
    event.amountPaise === null || event.amountPaise === attempt.amountPaise ? [] : ['amount'],
  ].flat();
}
