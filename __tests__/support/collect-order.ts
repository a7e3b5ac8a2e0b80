import { type CashOrder, COFFEE } from './cash-order';
import type { Answer } from './test-app';

/** A store of the demo shop, in Ahmedabad. */
export const STORE = 1;

const COLLECTOR = { collect_name: 'Ravi Shah', collect_mobile: '+919825000001' };

/** An order of the cart that its customer collects from a store and pays there. */
export class CollectOrder {
  readonly #order: CashOrder;

  constructor(order: CashOrder) {
    this.#order = order;
  }

  /** The order body that the checkout sends for the cart. */
  async body({ store = STORE } = {}) {
    const { address1: _address, ...body } = await this.#order.body({ shipping: 0 });
    return { ...body, ...COLLECTOR, collect_store: store };
  }

  /** Fills the cart with two coffees and orders it. */
  async place({ store = STORE } = {}): Promise<void> {
    await this.#order.fill({ [COFFEE]: 2 });
    const { status, body } = await this.#order.send(await this.body({ store }));
    if (status !== 200) throw new Error(`No order: ${body.message}`);
    this.#order.number = body.order_id;
    this.#order.id = (await this.#order.row()).id;
  }

  /** Hands the order out, as staff by default. */
  handOut(
    more: { code?: string; without_code?: string },
    who = this.#order.staff,
  ): Promise<Answer> {
    return this.#order.moveTo('Delivered', who, more);
  }

  /** The code that the customer's page shows. */
  async code(): Promise<string> {
    return (await this.#order.read()).collect_code;
  }
}
