import { expect } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';
import { type Buyer, buyer, fillCart, MUMBAI, type OrderOptions, orderBody } from './buyer';
import type { Answer, TestApp } from './test-app';

/** A product of the demo shop, ₹495.00. */
export const COFFEE = 1001;
const STAFF = 3;

type Goods = Record<number, number>;

/** A cash-on-delivery order: its customer, its staff and its state. */
export class CashOrder {
  asha: Buyer = { who: {}, addressId: 0 };
  /** Headers of a staff member. */
  staff: Record<string, string> = {};
  /** The id of the newest order. */
  id = 0;
  number = '';
  readonly #app: TestApp;

  constructor(app: TestApp) {
    this.#app = app;
  }

  /** Logs in a customer with a new address and a staff member; 1 is the demo customer. */
  async begin(customerId = 1, city = MUMBAI): Promise<void> {
    this.asha = await buyer(this.#app, customerId, city);
    this.staff = await this.#app.customer(STAFF);
  }

  /** Replaces the content of the cart. */
  fill(goods: Goods): Promise<void> {
    return fillCart(this.#app, this.asha, goods);
  }

  /** The order body that the checkout sends for the cart. */
  body(options: OrderOptions = {}) {
    return orderBody(this.#app, this.asha, options);
  }

  /** Sends an order, which may be refused; returns the answer. */
  send(body: object, headers = {}): Promise<Answer> {
    return this.#app.call('POST /orders/', { who: this.asha.who, headers, body });
  }

  /** Fills the cart and orders it; two coffees by default. */
  async place({ goods = { [COFFEE]: 2 }, ...options }: OrderOptions & { goods?: Goods } = {}) {
    await this.fill(goods);
    const { status, body } = await this.send(await this.body(options));
    if (status !== 200) throw new Error(`No order: ${body.message}`);
    this.number = body.order_id;
    this.id = (await this.row()).id;
  }

  /** Tries one step, as staff by default. */
  moveTo(to: string, who = this.staff, more = {}): Promise<Answer> {
    return this.#app.call(`POST /orders/${this.id}/move/`, { who, body: { to, ...more } });
  }

  /** Takes these steps as staff; each must succeed. */
  async move(...steps: string[]): Promise<void> {
    for (const to of steps) expect([to, (await this.moveTo(to)).status]).toEqual([to, 200]);
  }

  cancel(who = this.asha.who): Promise<Answer> {
    return this.#app.call(`POST /orders/${this.id}/cancel/`, { who, body: {} });
  }

  /** Marks the order as paid directly in the database. */
  async pay(): Promise<void> {
    const paidAt = this.#app.clock.now();
    await this.#app.db.update(orders).set({ paidAt }).where(eq(orders.id, this.id));
  }

  /** The order as answered to its customer. */
  async read() {
    return (await this.#app.call(`GET /orders/${this.id}`, { who: this.asha.who })).body.data;
  }

  /** The order as stored. */
  async row() {
    const isThis = eq(orders.number, this.number);
    const [row] = await this.#app.db.select().from(orders).where(isThis);
    if (!row) throw new Error('The order is gone');
    return row;
  }

  /** The refunds due. */
  refundsDue() {
    return this.#app.db.select().from(refundsDue).where(eq(refundsDue.orderId, this.id));
  }

  /** The stock of a product. */
  async stock(productId = COFFEE): Promise<number> {
    const [row] = await this.#app.db.select().from(products).where(eq(products.id, productId));
    return row?.stock ?? 0;
  }
}
