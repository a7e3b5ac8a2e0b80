import { linesSoFar, restOf } from '@/shop-api/domain/orders/refunds/refunded-so-far';
import type { DeliveredOrder } from './delivered-order';
import type { TestApp } from './test-app';

/** A part of an order at the amount that a desk would display. */
export class PartRefund {
  readonly #app: TestApp;
  readonly order: DeliveredOrder;

  constructor(app: TestApp, order: DeliveredOrder) {
    this.#app = app;
    this.order = order;
  }

  /** Sends a refund, as staff by default. */
  send(body: object, who = this.order.staff) {
    const path = `POST /staff/orders/${this.order.id}/refund/`;
    return this.#app.call(path, { who, body: { reason: 'missing', ...body } });
  }

  /** Refunds one piece of a line, whatever its paisa of rounding is. */
  one(productId: number, restock = false) {
    return this.some(productId, { quantity: 1, restock });
  }

  /** Refunds pieces of a line, and what is left of the delivery where `delivery` says so. */
  async some(
    productId: number,
    {
      quantity,
      restock,
      delivery = false,
    }: { quantity: number; restock: boolean; delivery?: boolean },
  ) {
    const lines = [{ product_id: productId, quantity, restock }];
    const { line, before } = await this.#line(productId);
    const paid = line.totalPaise - line.discountPaise;
    const upTo = Math.round((paid * (before.quantity + quantity)) / line.quantity);
    const due = upTo - before.goodsPaise + (delivery ? await this.#deliveryLeft() : 0);
    return this.send({ lines, delivery, amount: due / 100 });
  }

  /** Refunds what is left of the delivery. */
  async delivery() {
    return this.send({ delivery: true, amount: (await this.#deliveryLeft()) / 100 });
  }

  async #deliveryLeft() {
    const rest = (await linesSoFar(this.#app.db, [this.order.id])).map(restOf);
    return rest.reduce((sum, { deliveryPaise }) => sum + deliveryPaise, 0);
  }

  async #line(productId: number) {
    const lines = await linesSoFar(this.#app.db, [this.order.id]);
    const found = lines.find(({ line }) => line.productId === productId);
    if (!found) throw new Error('The order has no such line');
    return found;
  }
}
