import { createHash } from 'node:crypto';
import type { PaymentLink } from '@/shop-api/providers/payment/payment-gateway';
import { type GatewayAnswer, type GatewayRequest, GatewayStandIn } from './gateway-stand-in';

type Fields = Record<string, string>;

interface Transaction {
  fields: Fields;
  status: string;
  mihpayid: string;
}

interface Refund {
  mihpayid: string;
  token: string;
  amt: string;
  status: 'queued' | 'success' | 'failure';
}

const KEY = 'TestKy';
const SALT = 'salt-of-the-stand-in';

const sha512 = (text: string) => createHash('sha512').update(text).digest('hex');

/** PayU as its documentation describes it, with signatures computed from the published formulas. */
export class PayuStandIn {
  readonly http = new GatewayStandIn((request) => this.#answer(request));
  readonly #transactions = new Map<string, Transaction>();
  /** By their request ids. */
  readonly refunds = new Map<string, Refund>();
  /** Why refunds are refused; empty: they are not. */
  refusal = '';

  get options() {
    const { origin } = this.http;
    return {
      key: KEY,
      salt: SALT,
      paymentUrl: `${origin}/_payment`,
      serviceUrl: `${origin}/merchant/postservice.php?form=2`,
      timeLimitMs: 2_000,
    };
  }

  /** Sends a payment form as a browser does; returns PayU's status. */
  async enter({ url, method, fields }: PaymentLink): Promise<number> {
    const response = await fetch(url, { method, body: new URLSearchParams(fields) });
    return response.status;
  }

  /** Records the bank's decision, and the amount that was paid, where it is another one. */
  finish(txnid: string, status: 'success' | 'failure' | 'pending', amount?: string): void {
    const transaction = this.#of(txnid);
    transaction.status = status;
    if (amount !== undefined) transaction.fields = { ...transaction.fields, amount };
  }

  /** The form that PayU makes the browser post, and posts itself as a webhook. */
  callback(txnid: string, changes: Fields = {}) {
    const { fields, status, mihpayid } = this.#of(txnid);
    const { surl: _surl, furl: _furl, hash: _hash, ...sent } = fields;
    const posted = {
      ...sent,
      ...{ mihpayid, status, mode: 'UPI', unmappedstatus: 'captured', cardnum: '512345XXXXXX2346' },
      ...{ addedon: '2026-11-21 12:00:00', bank_ref_num: '721522', error: 'E000' },
      ...changes,
    };
    return this.post({ hash: this.sign(posted), ...posted });
  }

  /** A form as it arrives at the shop. */
  post(fields: Fields | [string, string][]) {
    const body = new URLSearchParams(fields).toString();
    const headers = new Headers({ 'Content-Type': 'application/x-www-form-urlencoded' });
    return { headers, query: '', bytes: new TextEncoder().encode(body) };
  }

  /** `[additional_charges|]SALT|status||||||udf5|udf4|udf3|udf2|udf1|email|firstname|productinfo|amount|txnid|key` */
  sign(f: Fields): string {
    const users = `${f.udf5}|${f.udf4}|${f.udf3}|${f.udf2}|${f.udf1}`;
    const order = `${f.email}|${f.firstname}|${f.productinfo}|${f.amount}|${f.txnid}|${f.key}`;
    const charges = f.additional_charges ?? f.additionalCharges;
    return sha512(`${charges ? `${charges}|` : ''}${SALT}|${f.status}||||||${users}|${order}`);
  }

  #of(txnid: string): Transaction {
    const transaction = this.#transactions.get(txnid);
    if (!transaction) throw new Error(`PayU has not heard of ${txnid}`);
    return transaction;
  }

  #answer({ url, body }: GatewayRequest): GatewayAnswer {
    const fields = Object.fromEntries(new URLSearchParams(body));
    if (url.pathname === '/_payment') return this.#take(fields);
    if (url.pathname === '/merchant/postservice.php') return { body: this.#serve(fields) };
    return { status: 404, body: 'Not found' };
  }

  /** `key|txnid|amount|productinfo|firstname|email|udf1|udf2|udf3|udf4|udf5||||||SALT` */
  #take(f: Fields): GatewayAnswer {
    const order = `${f.key}|${f.txnid}|${f.amount}|${f.productinfo}|${f.firstname}|${f.email}`;
    const users = `${f.udf1}|${f.udf2}|${f.udf3}|${f.udf4}|${f.udf5}`;
    const isSigned = f.hash === sha512(`${order}|${users}||||||${SALT}`);
    const isWhole = f.txnid && f.email && f.firstname && f.productinfo && f.phone && f.surl;
    if (!isSigned || !isWhole) return { status: 400, body: 'Some problem occurred' };
    const isPaid = this.#transactions.get(f.txnid ?? '')?.status === 'success';
    if (isPaid) return { status: 400, body: 'Transaction ID has been used' };
    const mihpayid = `40399371552${this.#transactions.size + 1}`;
    this.#transactions.set(f.txnid ?? '', { fields: f, status: 'pending', mihpayid });
    return { body: '<h1>Pay</h1>' };
  }

  /** `key|command|var1|SALT` */
  #serve({ key, command, var1 = '', var2 = '', var3 = '', hash }: Fields): object {
    const isSigned = hash === sha512(`${key}|${command}|${var1}|${SALT}`);
    if (isSigned && command === 'verify_payment') return this.#verify(var1);
    if (isSigned && command === 'check_action_status') return this.#actionsOf(var1);
    if (isSigned && command === 'cancel_refund_transaction') return this.#refund(var1, var2, var3);
    return { status: 0, msg: 'Invalid Hash.' };
  }

  /** Everything that was done with a payment, by the ids of the requests. */
  #actionsOf(mihpayid: string): object {
    const capture = { mihpayid, request_id: '1', action: 'capture', token: '', status: 'SUCCESS' };
    const refunds = [...this.refunds]
      .filter(([, refund]) => refund.mihpayid === mihpayid)
      .map(([request_id, refund]) => [request_id, { ...refund, request_id, action: 'refund' }]);
    const details = { [mihpayid]: { 1: capture, ...Object.fromEntries(refunds) } };
    return { status: 1, msg: 'Fetched Successfully', transaction_details: details };
  }

  /** A token counts once; of a payment no more is paid back than came. */
  #refund(mihpayid: string, token: string, amt: string): object {
    const all = [...this.#transactions.values()];
    const paid = all.find((one) => one.mihpayid === mihpayid && one.status === 'success');
    const others = [...this.refunds.values()].filter((one) => one.mihpayid === mihpayid);
    const gone = others
      .filter(({ status }) => status !== 'failure')
      .reduce((sum, one) => sum + Number(one.amt), 0);
    if (this.refusal) return { status: 0, msg: this.refusal, error_code: 105 };
    if (others.some((one) => one.token === token)) return { status: 0, msg: 'Duplicate token' };
    if (!paid || gone + Number(amt) > Number(paid.fields.amount)) {
      return { status: 0, msg: 'Invalid amount', error_code: 105 };
    }
    const request_id = String(136_995_130 + this.refunds.size);
    this.refunds.set(request_id, { mihpayid, token, amt, status: 'queued' });
    return { status: 1, msg: 'Refund Request Queued', request_id, mihpayid, error_code: 102 };
  }

  #verify(txnid: string): object {
    const known = this.#transactions.get(txnid);
    const msg = `${known ? 1 : 0} out of 1 Transactions Fetched Successfully`;
    return {
      status: known ? 1 : 0,
      msg,
      transaction_details: { [txnid]: known ? details(known) : NOT_FOUND },
    };
  }
}

const NOT_FOUND = { mihpayid: 'Not Found', status: 'Not Found' };

function details({ fields, status, mihpayid }: Transaction): object {
  const { txnid, amount, productinfo, firstname, udf1, udf2, udf3, udf4, udf5 } = fields;
  return {
    ...{ mihpayid, request_id: '', bank_ref_num: '721522', amt: amount, txnid },
    ...{ transaction_amount: amount, additional_charges: '0.00', productinfo, firstname },
    ...{ udf1, udf2, udf3, udf4, udf5: udf5 || null, net_amount_debit: Number(amount) },
    ...{ mode: 'UPI', card_no: '512345XXXXXX2346', status, unmappedstatus: 'captured' },
  };
}
