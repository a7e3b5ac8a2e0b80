import { factDifferences } from './fact-differences.ts';
import { isTxnid } from './is-txnid.ts';
import type { PaymentAttempt, PaymentEvent, PaymentGateway, PaymentLink } from './payment.ts';
import { readPayuCallback } from './payu-callback.ts';
import { payuFields } from './payu-fields.ts';
import { requestHash } from './payu-hash.ts';
import { verifyPayuPayment } from './payu-verify.ts';

export interface PayuOptions {
  key: string;
  /** The secret. */
  salt: string;
  /** Hosted checkout: `https://secure.payu.in/_payment`, for tests `https://test.payu.in/_payment`. */
  paymentUrl: string;
  /** Questions: `https://info.payu.in/merchant/postservice.php?form=2`, or of `test.payu.in`. */
  serviceUrl: string;
  timeLimitMs?: number;
}

/**
 * PayU's hosted checkout (https://docs.payu.in): the link is a form that the browser posts, the return
 * a form that PayU makes it post. Webhooks are set in PayU's dashboard: Successful and Failed.
 */
export function payu(options: PayuOptions): PaymentGateway {
  return {
    name: 'payu',
    createLink: async (attempt) => paymentForm(options, attempt),
    readCallback: (request) => readPayuCallback(options, request),
    differences,
    lookUp: ({ txnid }) => verifyPayuPayment(options, txnid),
  };
}

function paymentForm({ key, salt, paymentUrl }: PayuOptions, attempt: PaymentAttempt): PaymentLink {
  if (!isTxnid(attempt.txnid)) throw new RangeError('A txnid is 1 to 25 letters and digits');
  const signed: Record<string, string> = { key, ...payuFields(attempt) };
  const { customer, returnUrl } = attempt;
  const hash = requestHash((name) => signed[name] ?? '', salt);
  const fields = { ...signed, phone: customer.phone, surl: returnUrl, furl: returnUrl, hash };
  return { url: paymentUrl, method: 'POST', fields, reference: null };
}

/** PayU gives back all it was sent; `verify_payment` leaves some of it out. */
function differences(attempt: PaymentAttempt, event: PaymentEvent): string[] {
  const { txnid: _txnid, amount: _amount, ...sent } = payuFields(attempt);
  const changed = Object.entries(sent)
    .filter(([name, value]) => (event.fields[name] ?? value) !== value)
    .map(([name]) => name);
  return [...factDifferences(attempt, event), ...changed];
}
