import { INDIA_CALLING_CODE, nationalDigits } from '../../../../contract/kit/phones.ts';
import type { GatewayDescriptor } from '../gateway-descriptor.ts';
import type {
  PaymentAttempt,
  PaymentEvent,
  PaymentGateway,
  PaymentLink,
} from '../payment-gateway.ts';
import { factDifferences, isTxnid } from '../signed-values.ts';
import { readPayuCallback, verifyPayuPayment } from './events.ts';
import { refundAtPayu } from './refunds.ts';
import { payuFields, requestHash } from './signed-form.ts';

export interface PayuOptions {
  key: string;
  /** The secret. */
  salt: string;
  /**
   * Hosted checkout: `https://secure.payu.in/_payment`, for tests `https://test.payu.in/_payment`.
   */
  paymentUrl: string;
  /**
   * Service calls: `https://info.payu.in/merchant/postservice.php?form=2`, or of `test.payu.in`.
   */
  serviceUrl: string;
  timeLimitMs?: number;
}

/**
 * PayU's hosted checkout (https://docs.payu.in): the link is a form that the browser posts, the
 * return a form that PayU makes it post. Webhooks are configured in PayU's dashboard: Successful
 * and Failed.
 */
export function payu(options: PayuOptions): PaymentGateway {
  return {
    name: 'payu',
    createLink: async (attempt) => paymentForm(options, attempt),
    readCallback: (request) => readPayuCallback(options, request),
    differences,
    lookUp: ({ txnid }) => verifyPayuPayment(options, txnid),
    refund: (request) => refundAtPayu(options, request),
  };
}

export const payuGateway: GatewayDescriptor<
  'PAYU_KEY' | 'PAYU_SALT' | 'PAYU_PAYMENT_URL' | 'PAYU_SERVICE_URL'
> = {
  name: 'payu',
  title: 'PayU',
  keys: ['PAYU_KEY', 'PAYU_SALT'],
  // One without the other would pay in one environment of PayU and look up in the other.
  addresses: {
    PAYU_PAYMENT_URL: 'https://secure.payu.in/_payment',
    PAYU_SERVICE_URL: 'https://info.payu.in/merchant/postservice.php?form=2',
  },
  open: (values) =>
    payu({
      key: values.PAYU_KEY,
      salt: values.PAYU_SALT,
      paymentUrl: values.PAYU_PAYMENT_URL,
      serviceUrl: values.PAYU_SERVICE_URL,
    }),
};

function paymentForm({ key, salt, paymentUrl }: PayuOptions, attempt: PaymentAttempt): PaymentLink {
  if (!isTxnid(attempt.txnid)) throw new RangeError('A txnid is 1 to 25 letters and digits');
  const signed: Record<string, string> = { key, ...payuFields(attempt) };
  const { customer, returnUrl } = attempt;
  const hash = requestHash((name) => signed[name] ?? '', salt);
  // PayU takes ten digits; whose number has more is of another country.
  const phone = nationalDigits(INDIA_CALLING_CODE, customer.phone).replace(/\D/g, '');
  const fields = { ...signed, phone, surl: returnUrl, furl: returnUrl, hash };
  return { url: paymentUrl, method: 'POST', fields, reference: null };
}

/** PayU returns every field it was sent; `verify_payment` omits some of them. */
function differences(attempt: PaymentAttempt, event: PaymentEvent): string[] {
  const { txnid: _txnid, amount: _amount, ...sent } = payuFields(attempt);
  const changed = Object.entries(sent)
    .filter(([name, value]) => (event.fields[name] ?? value) !== value)
    .map(([name]) => name);
  return [...factDifferences(attempt, event), ...changed];
}
