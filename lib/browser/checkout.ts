import type { FieldErrors } from '@/contract/kit/errors';
import { orderMessages } from '@/contract/messages/orders';
import { paymentMessages } from '@/contract/messages/payments';
import type { TypedBilling } from '@/contract/orders/billing';
import { ONLINE_PAYMENT } from '@/contract/orders/payment-kinds';
import { ApiError, hasNoAnswer, messageFor, notesOf } from '@/lib/api-error';
import { orderApi } from '@/lib/api-routes/orders';
import type { CheckedOut, CheckoutChoice, PaymentStatusAnswer } from '@/lib/view/checkout';
import { billingErrors, billingIn } from './billing';
import { cartQueue } from './cart';
import { getJson, sendJson } from './http';
import { newKey } from './new-key';
import { fetchSession, updateSession } from './session-store';
import { notifyOtherTabs } from './tabs';
import { toast } from './toast';

/** An order as the checkout sends it. */
interface OrderToSend extends CheckoutChoice, TypedBilling {
  displayed: string;
  surface: string;
}

interface Page {
  form: HTMLFormElement;
  replace: (href: string) => void;
  refresh: () => void;
  /** Shows what is wrong with fields. */
  refuse: (errors: FieldErrors) => void;
}

/** A placed order removes the message of the failed try. */
const ABOUT = { about: 'order' };

/** The last order without a final answer: repeated unchanged, it is the same order. */
let unanswered: { order: string; key: string } | undefined;

/**
 * Places the order and opens the next page: the orders or the payment. On failure shows the message,
 * the fields that are wrong, and reloads the figures. Resolves to whether the page is being left. Never rejects.
 */
export async function sendOrder(
  chosen: Omit<OrderToSend, keyof TypedBilling>,
  page: Page,
): Promise<boolean> {
  const billing = billingIn(page.form);
  const wrong = billingErrors(billing);
  const [[reason] = []] = Object.values(wrong);
  if (reason) {
    toast.error(reason, [], ABOUT);
    page.refuse(wrong);
    return false;
  }
  const order = { ...chosen, ...billing };
  const spelled = JSON.stringify(order);
  const key = unanswered?.order === spelled ? unanswered.key : newKey();
  unanswered = { order: spelled, key };
  try {
    const done = await sendJson<CheckedOut>('post', orderApi.checkout(), {
      body: { ...order, key },
      key,
    });
    unanswered = undefined;
    goOn(done, page);
    return true;
  } catch (error) {
    const isAnswered = isRefusal(error);
    if (isAnswered) unanswered = undefined;
    const { text, notes } = failureOf(error, order);
    toast.error(text, hasNoAnswer(error) ? [orderMessages.maybePlaced] : notes, ABOUT);
    if (error instanceof ApiError) page.refuse(error.fields);
    if (isAnswered) page.refresh();
    return false;
  }
}

/** Returns the message of a failure. An online payment has the specified one, then the reason. */
function failureOf(error: unknown, { payment }: OrderToSend) {
  const text = messageFor(error, orderMessages.notPlaced);
  const notes = notesOf(error);
  if (payment !== ONLINE_PAYMENT) return { text, notes };
  const reason = messageFor(error, '');
  return { text: paymentMessages.failed, notes: reason ? [reason, ...notes] : notes };
}

/** Whether the shop refused the order. After a fault or a timeout the order may exist. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'domain' && (error.status ?? 0) < 500;
}

/**
 * Opens the payment, or the orders, which thank for the order. They replace the checkout: its cart is
 * ordered, so the way back leads past it.
 */
function goOn({ next, isToBePaid }: CheckedOut, page: Pick<Page, 'replace'>): void {
  if (isToBePaid) {
    location.assign(next);
    return;
  }
  updateSession({ cartCount: 0, cartTotal: 0 });
  void cartQueue.put({ kind: 'read' });
  notifyOtherTabs();
  page.replace(next);
}

/** Returns the status of a payment. @throws ApiError */
export function fetchPayment(txnid: string): Promise<PaymentStatusAnswer> {
  return getJson(orderApi.payment(txnid));
}

/** Deletes the choices made for a cart that is paid for, and reloads the counters. */
export async function postSettlePayment(txnid: string): Promise<void> {
  await sendJson('post', orderApi.payment(txnid)).catch(() => undefined);
  await fetchSession();
  notifyOtherTabs();
}
