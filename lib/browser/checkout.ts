import { PAYMENT_FAILED } from '@/contract/order-words';
import { ApiError, messageFor } from '@/lib/api/api-error';
import type { CheckedOut, CheckoutChoice, PaymentNews } from '@/lib/api/checkout';
import { checkoutMessages } from '@/lib/api/checkout';
import { getJson, sendJson } from './http';
import { newKey } from './new-key';
import { cartQueue, readSession, updateSession } from './shopper';
import { tellOtherTabs } from './tabs';
import { toast } from './toast';

/** An order as the checkout sends it. */
export interface OrderToSend extends CheckoutChoice {
  shown: string;
  surface: string;
}

interface Router {
  push: (href: string) => void;
  refresh: () => void;
}

/** The last order that nobody has decided on: sent again as it was, it is the same order. */
let unanswered: { order: string; key: string } | undefined;

/**
 * Places the order and shows what follows: the orders, or the way to the payment. What went wrong is
 * told, and the figures are read anew. Resolves to whether the page is being left. Never rejects.
 */
export async function sendOrder(order: OrderToSend, router: Router): Promise<boolean> {
  const spelled = JSON.stringify(order);
  const key = unanswered?.order === spelled ? unanswered.key : newKey();
  unanswered = { order: spelled, key };
  try {
    const done = await sendJson<CheckedOut>('post', 'checkout', { body: { ...order, key }, key });
    unanswered = undefined;
    goOn(done, router);
    return true;
  } catch (error) {
    const isAnswered = isRefusal(error);
    if (isAnswered) unanswered = undefined;
    const isOnline = order.payment === 'Online Payment';
    toast.error(messageFor(error, isOnline ? PAYMENT_FAILED : checkoutMessages.notPlaced));
    if (isAnswered) router.refresh();
    return false;
  }
}

/** That the shop failed, or did not answer in time, does not say that there is no order. */
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
  tellOtherTabs();
  router.push(next);
}

/** How a payment stands. @throws ApiError */
export function readPayment(txnid: string): Promise<PaymentNews> {
  return getJson(`payment/${txnid}`);
}

/** Forgets what was chosen for a cart that is paid for, and counts the cart anew. */
export async function settlePayment(txnid: string): Promise<void> {
  const key = newKey();
  await sendJson('post', `payment/${txnid}`, { key }).catch(() => undefined);
  await readSession();
  tellOtherTabs();
}
