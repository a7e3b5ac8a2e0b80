import { callGateway, oneLine } from './call-gateway.ts';
import { GatewayError } from './gateway-error.ts';
import { readPaise } from './paise-text.ts';
import type { PaymentEvent } from './payment.ts';
import { payuEvent, RECORDED } from './payu-event.ts';
import { commandHash } from './payu-hash.ts';
import { asObject, asText, pick } from './plain-value.ts';

interface Service {
  key: string;
  salt: string;
  serviceUrl: string;
  timeLimitMs?: number;
}

const COMMAND = 'verify_payment';
/** What PayU says of a form that nobody has sent. */
const UNKNOWN = 'Not Found';

/**
 * Asks PayU what became of a payment.
 * @throws GatewayError
 */
export async function verifyPayuPayment(service: Service, txnid: string): Promise<PaymentEvent> {
  const { key, salt, serviceUrl, timeLimitMs } = service;
  const hash = commandHash({ key, salt, command: COMMAND, about: txnid });
  const answer = await callGateway({
    url: serviceUrl,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ key, command: COMMAND, var1: txnid, hash }).toString(),
    timeLimitMs,
  });
  return readVerified(txnid, answer);
}

function readVerified(txnid: string, answer: unknown): PaymentEvent {
  const details = detailsOf(txnid, answer);
  const status = asText(details.status);
  if (status === UNKNOWN) return neverStarted(txnid);
  const amountPaise = readPaise(String(details.transaction_amount ?? details.amt));
  const paymentId = asText(details.mihpayid);
  if (!status || !paymentId || amountPaise === undefined || details.txnid !== txnid) {
    throw new GatewayError('nonsense', 'PayU answered a transaction that is none');
  }
  return payuEvent({ txnid, amountPaise, paymentId, status, fields: pick(details, RECORDED) });
}

/** PayU says no with status 200, in words: `Invalid Hash.` */
function detailsOf(txnid: string, answer: unknown): Record<string, unknown> {
  const all = asObject(asObject(answer)?.transaction_details);
  const words = asText(asObject(answer)?.msg);
  if (!all && words) throw new GatewayError('refused', `PayU said: ${oneLine(words)}`);
  const details = all && Object.hasOwn(all, txnid) ? asObject(all[txnid]) : undefined;
  if (details) return details;
  throw new GatewayError('nonsense', 'PayU answered no transaction');
}

function neverStarted(txnid: string): PaymentEvent {
  const nothing = { amountPaise: null, paymentId: null, reference: null, fields: {} };
  return { outcome: 'pending', txnid, currency: 'INR', ...nothing };
}
