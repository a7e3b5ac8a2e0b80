import { createHmac } from 'node:crypto';
import { type GatewayAnswer, type GatewayRequest, GatewayStandIn } from './gateway-stand-in.ts';

interface Payment {
  payment_id: string;
  amount: number;
  status: 'captured' | 'failed';
}

interface Link {
  id: string;
  reference_id: string;
  amount: number;
  amount_paid: number;
  currency: string;
  status: 'created' | 'partially_paid' | 'paid' | 'expired' | 'cancelled';
  short_url: string;
  payments: Payment[];
}

interface Refund {
  id: string;
  payment_id: string;
  amount: number;
  receipt: string;
  status: 'pending' | 'processed' | 'failed';
}

const KEY_ID = 'rzp_test_standin';
const KEY_SECRET = 'key-secret-of-the-stand-in';
const WEBHOOK_SECRET = 'webhook-secret-of-the-stand-in';
const NOTHING = new Uint8Array();
const A_QUARTER_S = 15 * 60;

const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

const badRequest = (description: string): GatewayAnswer => ({
  status: 400,
  body: { error: { code: 'BAD_REQUEST_ERROR', description } },
});

/** Razorpay's payment links as its documentation describes them. */
export class RazorpayStandIn {
  readonly http = new GatewayStandIn((request) => this.#answer(request));
  readonly links: Link[] = [];
  readonly refunds: Refund[] = [];
  /** Why refunds are refused; empty: they are not. */
  refusal = '';
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  get options() {
    const apiUrl = `${this.http.origin}/v1`;
    const secrets = { keySecret: KEY_SECRET, webhookSecret: WEBHOOK_SECRET };
    return { keyId: KEY_ID, ...secrets, apiUrl, timeLimitMs: 2_000 };
  }

  /** The shopper pays a link, in full by default. */
  pay(id: string, amount = this.#of(id).amount): void {
    const link = this.#of(id);
    const payment_id = `pay_${link.id}_${link.payments.length + 1}`;
    link.payments.push({ payment_id, amount, status: 'captured' });
    link.amount_paid += amount;
    link.status = link.amount_paid >= link.amount ? 'paid' : 'partially_paid';
  }

  /** A payment fails; the link stays open. */
  fail(id: string): void {
    const { payments, amount } = this.#of(id);
    payments.push({ payment_id: `pay_${id}_${payments.length + 1}`, amount, status: 'failed' });
  }

  end(id: string, status: 'expired' | 'cancelled'): void {
    this.#of(id).status = status;
  }

  /** The browser's return, signed over `link_id|reference_id|status|payment_id`. */
  returned(id: string, changes: Record<string, string> = {}) {
    const { reference_id, status, payments } = this.#of(id);
    const paymentId = payments.at(-1)?.payment_id ?? '';
    const query = new URLSearchParams({
      razorpay_payment_id: paymentId,
      razorpay_payment_link_id: id,
      razorpay_payment_link_reference_id: reference_id,
      razorpay_payment_link_status: status,
      razorpay_signature: hmac(KEY_SECRET, `${id}|${reference_id}|${status}|${paymentId}`),
      ...changes,
    });
    return { headers: new Headers(), query: query.toString(), bytes: NOTHING };
  }

  /** A webhook about the link; `X-Razorpay-Signature` covers the bytes of the body. */
  webhook(id: string, event = `payment_link.${this.#of(id).status}`) {
    const { payments, ...link } = this.#of(id);
    const payment = payments.at(-1);
    const body = JSON.stringify({
      entity: 'event',
      event,
      contains: ['payment_link', 'payment'],
      payload: {
        payment_link: { entity: link },
        ...(payment ? { payment: { entity: { ...payment, id: payment.payment_id } } } : {}),
      },
    });
    return this.signed(body);
  }

  /** Any body with a valid signature. */
  signed(body: string) {
    const signature = hmac(WEBHOOK_SECRET, body);
    const headers = new Headers({
      'Content-Type': 'application/json',
      'X-Razorpay-Signature': signature,
      'X-Razorpay-Event-Id': `event-${signature.slice(0, 8)}`,
    });
    return { headers, query: '', bytes: new TextEncoder().encode(body) };
  }

  #of(id: string): Link {
    const link = this.links.find((one) => one.id === id);
    if (!link) throw new Error(`Razorpay has no link ${id}`);
    return link;
  }

  #answer({ method, url, headers, body }: GatewayRequest): GatewayAnswer {
    const basic = Buffer.from(`${KEY_ID}:${KEY_SECRET}`).toString('base64');
    if (headers.authorization !== `Basic ${basic}`) {
      return { ...badRequest('Authentication failed'), status: 401 };
    }
    const [, , what, id, action] = url.pathname.split('/');
    if (action === 'refund') {
      const key = String(headers['x-refund-idempotency'] ?? '');
      return this.#refund(id ?? '', key, JSON.parse(body));
    }
    if (what === 'refunds') {
      const refund = this.refunds.find((one) => one.id === id);
      return refund ? { body: refund } : badRequest('The id provided does not exist');
    }
    if (method === 'POST') return this.#create(JSON.parse(body));
    if (id) {
      const link = this.links.find((one) => one.id === id);
      return link ? { body: link } : badRequest('The id provided does not exist');
    }
    const reference = url.searchParams.get('reference_id');
    return { body: { payment_links: this.links.filter((one) => one.reference_id === reference) } };
  }

  /** The same key answers the same refund; of a payment no more is paid back than was captured. */
  #refund(
    payment_id: string,
    key: string,
    { amount, receipt }: Pick<Refund, 'amount' | 'receipt'>,
  ) {
    if (!/^[\w-]{10,}$/.test(key)) return badRequest('The idempotency key is invalid');
    const known = this.refunds.find((one) => one.receipt === key);
    if (known) return { body: known };
    if (this.refusal) return badRequest(this.refusal);
    const paid = this.links.flatMap(({ payments }) => payments);
    const captured = paid.find((one) => one.payment_id === payment_id)?.amount ?? 0;
    const gone = this.refunds
      .filter((one) => one.payment_id === payment_id && one.status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
    if (gone + amount > captured) return badRequest('The total refund amount is greater');
    const id = `rfnd_${this.refunds.length + 1}`;
    const refund: Refund = { id, payment_id, amount, receipt, status: 'pending' };
    this.refunds.push(refund);
    return { body: refund };
  }

  #create({ amount, currency, reference_id, expire_by, callback_method }: Asked): GatewayAnswer {
    if (!Number.isInteger(amount) || amount < 100)
      return badRequest('The amount must be atleast 1');
    if (callback_method !== 'get') return badRequest('The selected callback method is invalid');
    if (expire_by < this.#now().getTime() / 1000 + A_QUARTER_S) {
      return badRequest('expire_by should be at least 15 minutes in future');
    }
    if (this.links.some((link) => link.reference_id === reference_id)) {
      return badRequest(`payment link with reference_id ${reference_id} already exists`);
    }
    const id = `plink_${this.links.length + 1}`;
    const facts = { id, reference_id, amount, amount_paid: 0, currency };
    const short_url = `${this.http.origin}/i/${id}`;
    const link: Link = { ...facts, status: 'created', short_url, payments: [] };
    this.links.push(link);
    return { body: link };
  }
}

interface Asked {
  amount: number;
  currency: string;
  reference_id: string;
  expire_by: number;
  callback_method: string;
}
