import { eq } from 'drizzle-orm';
import { giftCards } from '@/shop-api/db/schema/gift-cards';
import { payments } from '@/shop-api/db/schema/payments';
import { giftCode } from '@/shop-api/domain/gift-cards/gift-card';
import { applyEvent } from '@/shop-api/domain/payments/apply-event';
import type { PaymentEvent } from '@/shop-api/providers/payment/payment-gateway';
import { SAMPLE_GIFT } from './sample-gift';
import { captchaFor } from './solve-captcha';
import type { Answer, TestApp } from './test-app';
import { testDeps, testKeys } from './test-deps';

type Headers = Record<string, string>;

interface GiftWish {
  recaptcha?: string;
  send_on?: string;
  by_whatsapp?: boolean;
}

let asked = 0;

/** Gift cards of a shop: requested, paid, redeemed and spent. */
export class GiftCards {
  readonly #app: TestApp;

  constructor(app: TestApp) {
    this.#app = app;
  }

  /** Requests a gift card; a new one each time, unless `txnid` is given. */
  async ask(
    changes: Partial<typeof SAMPLE_GIFT> & GiftWish = {},
    who: Headers = {},
  ): Promise<Answer> {
    asked += 1;
    const recaptcha = changes.recaptcha ?? (await captchaFor(this.#app, 'gift_voucher'));
    const body = { ...SAMPLE_GIFT, txnid: `gift-${asked}`, ...changes, recaptcha };
    return this.#app.call('POST /getvoucgerpaymentlink/', { body, who });
  }

  /** The payment of an answer's link. */
  async payment({ body }: Answer) {
    const txnid = new URL(body.data).pathname.split('/').at(-1) ?? '';
    const [row] = await this.#app.db.select().from(payments).where(eq(payments.txnid, txnid));
    if (!row?.giftCardId) throw new Error('This pays no gift voucher');
    return { ...row, giftCardId: row.giftCardId };
  }

  /** Reports the payment as paid by the gateway. */
  async pay(answer: Answer, times: 'first' | 'second' = 'first'): Promise<void> {
    const { id: paymentId, txnid, amountPaise } = await this.payment(answer);
    const facts = { txnid, amountPaise, currency: 'INR', reference: null, fields: {} };
    const event: PaymentEvent = { ...facts, outcome: 'paid', paymentId: `${txnid} ${times}` };
    const deps = testDeps({ db: this.#app.db, clock: this.#app.clock });
    const ctx = { ...deps, who: { kind: 'nobody' as const }, address: 'unknown' };
    const input = { paymentId, event, differences: [], source: 'callback' as const };
    await applyEvent({ ctx, input });
  }

  /** Requests and pays a gift card. */
  async issue(amount: string): Promise<{ id: number; code: string }> {
    const answer = await this.ask({ amount });
    await this.pay(answer);
    const { giftCardId: id } = await this.payment(answer);
    return { id, code: giftCode(testKeys, id) };
  }

  redeem(who: Headers, code: string): Promise<Answer> {
    return this.#app.call('POST /gift-vouchers/redeem/', { who, body: { code } });
  }

  /** Gives a customer a paid gift card. */
  async give(who: Headers, amount: string): Promise<number> {
    const { id, code } = await this.issue(amount);
    await this.redeem(who, code);
    return id;
  }

  /** The balance of each gift card, in rupees. */
  async balances(who: Headers): Promise<number[]> {
    const { body } = await this.#app.call('GET /gift-vouchers/', { who });
    return body.data.map(({ balance }: { balance: number }) => balance);
  }

  async row(id: number) {
    const [row] = await this.#app.db.select().from(giftCards).where(eq(giftCards.id, id));
    if (!row) throw new Error('The gift voucher is gone');
    return row;
  }
}
