import {
  type CallbackReading,
  type CallbackRequest,
  GatewayError,
  type PaymentEvent,
} from '../payment-gateway.ts';
import {
  asObject,
  asText,
  isTxnid,
  pick,
  readForm,
  readPaise,
  sameText,
} from '../signed-values.ts';
import { callPayu, type PayuService, transactionsOf } from './service.ts';
import { HASHED_FIELDS, isUnambiguous, responseHash } from './signed-form.ts';

/** The fields of an event that are stored; PayU sends card data too. */
const RECORDED = [
  ...HASHED_FIELDS.filter((name) => name !== 'key'),
  ...['status', 'unmappedstatus', 'mihpayid', 'mode', 'bankcode', 'bank_ref_num', 'addedon'],
  ...['net_amount_debit', 'additional_charges', 'additionalCharges', 'error', 'error_Message'],
];

interface PayuReport {
  txnid: string;
  amountPaise: number;
  paymentId: string | null;
  /** PayU's status; `unmappedstatus` only explains it. */
  status: string;
  fields: Record<string, string>;
}

/** Converts PayU's report to an event. PayU of India takes rupees only and names no currency. */
function payuEvent({ status, ...report }: PayuReport): PaymentEvent {
  const facts = { ...report, currency: 'INR', reference: null };
  if (status === 'success') return { ...facts, outcome: 'paid' };
  return { ...facts, outcome: status === 'failure' ? 'failed' : 'pending' };
}

interface Secrets {
  key: string;
  salt: string;
}

type Refusal = Extract<CallbackReading, { kind: 'refused' }>;

const refused = (why: Refusal['why']): Refusal => ({ kind: 'refused', why });

/** Reads the returns of browsers and the webhooks, which have the same form. */
export function readPayuCallback(secrets: Secrets, { bytes }: CallbackRequest): CallbackReading {
  const form = readForm(bytes);
  if (!form) return refused('nonsense');
  const read = (name: string) => form.get(name) ?? '';
  if (!read('hash')) return refused('not_signed');
  const isSigned = sameText(read('hash'), responseHash(read, secrets.salt));
  if (!isSigned || read('key') !== secrets.key) return refused('wrong_signature');
  const amountPaise = readPaise(read('amount'));
  // With a delimiter inside a value the same signature fits another payment too.
  const isPlain = ['status', ...HASHED_FIELDS].every((name) => isUnambiguous(read(name)));
  if (!isPlain || amountPaise === undefined || !isTxnid(read('txnid'))) return refused('nonsense');
  const signed = Object.fromEntries(HASHED_FIELDS.map((name) => [name, read(name)]));
  const event = payuEvent({
    txnid: read('txnid'),
    amountPaise,
    // The signature does not cover PayU's id: a replayed return could contain any.
    paymentId: null,
    status: read('status'),
    fields: pick({ ...Object.fromEntries(form), ...signed }, RECORDED),
  });
  return { kind: 'event', event };
}

/** PayU's answer to the look-up of a form that was never sent. */
const UNKNOWN = 'Not Found';

/**
 * Looks up a payment at PayU.
 * @throws GatewayError
 */
export async function verifyPayuPayment(
  service: PayuService,
  txnid: string,
): Promise<PaymentEvent> {
  return readVerified(txnid, await callPayu(service, 'verify_payment', [txnid]));
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

function detailsOf(txnid: string, answer: unknown): Record<string, unknown> {
  const all = transactionsOf(answer);
  const details = all && Object.hasOwn(all, txnid) ? asObject(all[txnid]) : undefined;
  if (details) return details;
  throw new GatewayError('nonsense', 'PayU answered no transaction');
}

function neverStarted(txnid: string): PaymentEvent {
  const nothing = { amountPaise: null, paymentId: null, reference: null, fields: {} };
  return { outcome: 'pending', txnid, currency: 'INR', ...nothing };
}
