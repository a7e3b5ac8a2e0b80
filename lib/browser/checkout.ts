import { orderMessages } from '@/contract/messages/orders';
import { paymentMessages } from '@/contract/messages/payments';
import { ONLINE_PAYMENT } from '@/contract/payment-kinds';
import { ApiError, messageFor, notesOf } from '@/lib/api-error';
import { apiRoutes } from '@/lib/api-routes';
import type { CheckedOut, CheckoutChoice, PaymentStatusAnswer } from '@/lib/view/checkout';
import { cartQueue } from './cart';
import { getJson, sendJson } from './http';
import { fetchSession, updateSession } from './session-store';
import { notifyOtherTabs } from './tabs';
import { toast } from './toast';
import { newKey } from './write-queue';

/** An order as the checkout sends it. */
export interface OrderToSend extends CheckoutChoice {
  displayed: string;
  surface: string;
}

interface Router {
  push: (href: string) => void;
  refresh: () => void;
}

/** The last order without a final answer: repeated unchanged, it is the same order. */
let unanswered: { order: string; key: string } | undefined;

/**
 * Places the order and opens the next page: the orders or the payment. On failure shows the message
 * and reloads the figures. Resolves to whether the page is being left. Never rejects.
 */
export async function sendOrder(order: OrderToSend, router: Router): Promise<boolean> {
  const spelled = JSON.stringify(order);
  const key = unanswered?.order === spelled ? unanswered.key : newKey();
  unanswered = { order: spelled, key };
  try {
    const done = await sendJson<CheckedOut>('post', apiRoutes.checkout(), {
      body: { ...order, key },
      key,
    });
    unanswered = undefined;
    goOn(done, router);
    return true;
  } catch (error) {
    const isAnswered = isRefusal(error);
    if (isAnswered) unanswered = undefined;
    const isOnline = order.payment === ONLINE_PAYMENT;
    const text = messageFor(error, isOnline ? paymentMessages.failed : orderMessages.notPlaced);
    toast.error(text, notesOf(error));
    if (isAnswered) router.refresh();
    return false;
  }
}

/** Whether the shop refused the order. After a fault or a timeout the order may exist. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'domain' && (error.status ?? 0) < 500;
}

function goOn({ message, next, isToBePaid }: CheckedOut, router: Router): void {
  if (isToBePaid) {
    location.assign(next);
    return;
  }
  toast.success(message);
  updateSession({ cartCount: 0, cartTotal: 0 });
  void cartQueue.put({ kind: 'read' });
  notifyOtherTabs();
  router.push(next);
}

/** Returns the status of a payment. @throws ApiError */
export function fetchPayment(txnid: string): Promise<PaymentStatusAnswer> {
  return getJson(apiRoutes.payment(txnid));
}

/** Deletes the choices made for a cart that is paid for, and reloads the counters. */
export async function postSettlePayment(txnid: string): Promise<void> {
  await sendJson('post', apiRoutes.payment(txnid)).catch(() => undefined);
  await fetchSession();
  notifyOtherTabs();
}
