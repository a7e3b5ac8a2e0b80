import { routes } from '@/lib/routes';

interface ElitePurchase {
  plan: string;
  txnid: string;
}

const opened = new Set<string>();

/**
 * Asks for the payment page of a membership in a window of its own. Called from a tap, so that no
 * blocker stops it: a form is posted there, since asking for a payment changes something.
 */
export function openPaymentWindow({ plan, txnid }: ElitePurchase): void {
  const form = document.createElement('form');
  Object.assign(form, { action: '/api/elite/purchase', method: 'post', target: '_blank' });
  const from = routes.subscriptionPayment({ plan, txnid });
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
