import { createHash } from 'node:crypto';
import type { PaymentLink } from '@/shop-api/providers/payment/payment-gateway';
import { type GatewayAnswer, type GatewayRequest, GatewayStandIn } from './gateway-stand-in';

type Fields = Record<string, string>;

interface Transaction {
  fields: Fields;
  status: string;
  mihpayid: string;
}

const KEY = 'TestKy';
const SALT = 'salt-of-the-stand-in';

const sha512 = (text: string) => createHash('sha512').update(text).digest('hex');

/** PayU as its documentation describes it, with signatures computed from the published formulas. */
export class PayuStandIn {
  readonly http = new GatewayStandIn((request) => this.#answer(request));
  readonly #transactions = new Map<string, Transaction>();

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
    if (url.pathname === '/merchant/postservice.php') return { body: this.#verify(fields) };
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
  #verify({ key, command, var1: txnid = '', hash }: Fields): object {
    if (hash !== sha512(`${key}|${command}|${txnid}|${SALT}`) || command !== 'verify_payment') {
      return { status: 0, msg: 'Invalid Hash.' };
    }
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
