import { orderApi } from '@/lib/api-routes/orders';
import { routes } from '@/lib/routes';

interface PaymentToOpen {
  plan: string;
  txnid: string;
}

const opened = new Set<string>();

/**
 * Opens the payment page of a membership in a new window. Call it from a tap, so that no popup
 * blocker stops it. Posts a form, since requesting a payment changes data.
 */
export function openPaymentWindow({ plan, txnid }: PaymentToOpen): void {
  const form = document.createElement('form');
  Object.assign(form, { action: orderApi.membershipPayment(), method: 'post', target: '_blank' });
  const from = routes.membershipPayment({ plan, txnid });
  for (const [name, value] of Object.entries({ plan, txnid, from })) {
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
