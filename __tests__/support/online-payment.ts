import { eq } from 'drizzle-orm';
import type { Database } from '@/shop-api/db/database';
import { orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';
import { products } from '@/shop-api/db/schema/products';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';
import type { Context } from '@/shop-api/domain/kernel/context';
import { expireHolds } from '@/shop-api/domain/orders/release-order';
import { applyEvent } from '@/shop-api/domain/payments/apply-event';
import type { PaymentEvent } from '@/shop-api/providers/payment/payment-gateway';
import { type Buyer, buyer, fillCart, paymentBody } from './buyer';
import type { TestApp } from './test-app';
import { testDeps } from './test-deps';
import { toForm } from './to-form';

/** A product of the demo shop, ₹495.00. */
export const COFFEE = 1001;
/** The stock before the first order. */
export const STOCK = 100;
/** Two coffees, delivered to Mumbai. */
export const PRICE_PAISE = 109_000;

/** An online payment of the demo customer for two coffees, and its state. */
export class OnlinePayment {
  asha: Buyer = { who: {}, addressId: 0 };
  txnid = '';
  readonly #app: TestApp;

  constructor(app: TestApp) {
    this.#app = app;
  }

  /** Starts a new payment; ends open orders first, because they would be continued. */
  async begin(voucher = ''): Promise<void> {
    const { db } = this.#app;
    const ended = { state: 'delivered' as const, holdUntil: null };
    await db.update(orders).set(ended).where(eq(orders.state, 'pending'));
    await db.update(products).set({ stock: STOCK }).where(eq(products.id, COFFEE));
    this.asha = await buyer(this.#app);
    await fillCart(this.#app, this.asha, { [COFFEE]: 2 });
    this.txnid = await this.open(voucher);
  }

  /** Requests the payment link of the cart; returns its txnid. */
  async open(voucher = ''): Promise<string> {
    const body = toForm(await paymentBody(this.#app, this.asha, { voucher }));
    const who = this.asha.who;
    const answer = await this.#app.call('POST /get-order-payment-link/', { who, body });
    return answer.body.txn_id;
  }

  /** Re-accepts the order of the current payment, at that order's tax unless changed. */
  async payAgain(who = this.asha.who, changes = {}) {
    const order = await this.order();
    const own = { order_id: order?.id, tax_amount: (order?.gstPaise ?? 0) / 100 };
    const body = toForm({ ...(await paymentBody(this.#app, this.asha)), ...own, ...changes });
    return this.#app.call('PATCH /edit-order-payment-link/', { who, body });
  }

  async payment() {
    const { db } = this.#app;
    const [row] = await db.select().from(payments).where(eq(payments.txnid, this.txnid));
    if (!row) throw new Error('The payment is gone');
    return row;
  }

  async order() {
    const { orderId } = await this.payment();
    const [row] = await this.#app.db
      .select()
      .from(orders)
      .where(eq(orders.id, orderId ?? 0));
    return row;
  }

  /** The refunds due. */
  async refundsDue() {
    const { orderId } = await this.payment();
    return this.#app.db
      .select()
      .from(refundsDue)
      .where(eq(refundsDue.orderId, orderId ?? 0));
  }

  async stock(): Promise<number | null | undefined> {
    const [row] = await this.#app.db.select().from(products).where(eq(products.id, COFFEE));
    return row?.stock;
  }

  async cartCount(): Promise<number> {
    const { body } = await this.#app.call('GET /cart/', { who: this.asha.who });
    return body.data.cart_counter;
  }

  /** A gateway event about the first or a second payment of the same attempt. */
  event(outcome: PaymentEvent['outcome'], payment: 'first' | 'second' = 'first'): PaymentEvent {
    const { txnid } = this;
    const facts = { txnid, currency: 'INR', reference: null, fields: {} };
    const amountPaise = PRICE_PAISE;
    return { ...facts, paymentId: `${txnid} ${payment}`, outcome, amountPaise } as PaymentEvent;
  }

  async apply(event: PaymentEvent, differences: string[] = [], db = this.#app.db) {
    const paymentId = (await this.payment()).id;
    const input = { paymentId, event, differences, source: 'callback' as const };
    return applyEvent({ ctx: this.#ctx(db), input });
  }

  /** Advances the clock and runs the system job that expires holds. */
  pass(milliseconds: number, db = this.#app.db): Promise<number> {
    this.#app.clock.advance(milliseconds);
    return expireHolds({ ctx: this.#ctx(db) });
  }

  #ctx(db: Database): Context {
    const deps = testDeps({ db, clock: this.#app.clock });
    return { ...deps, who: { kind: 'nobody' }, address: 'unknown' };
  }
}
