import { orderApi } from '@/lib/api-routes/orders';
import { routes } from '@/lib/routes';
import { onSurface, type Surface } from '@/lib/surface';

interface PaymentToOpen {
  plan: string;
  txnid: string;
  /** That of the page it is opened from. */
  surface: Surface;
}

const opened = new Set<string>();

/**
 * Opens the payment page of a membership in a new window. Call it from a tap, so that no popup
 * blocker stops it. Posts a form, since requesting a payment changes data.
 */
export function openPaymentWindow({ plan, txnid, surface }: PaymentToOpen): void {
  const form = document.createElement('form');
  Object.assign(form, { action: orderApi.membershipPayment(), method: 'post', target: '_blank' });
  const from = onSurface(routes.membershipPayment({ plan, txnid }), surface);
  for (const [name, value] of Object.entries({ plan, txnid, surface, from })) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
  opened.add(txnid);
}

/** Whether this tab has just opened the payment page of a purchase. */
export function hasOpened(txnid: string): boolean {
  return opened.has(txnid);
}
