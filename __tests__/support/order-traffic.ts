import type { OrderState } from '../../contract/orders/order-states.ts';
import { type Buyer, type Callable, fillCart, orderBody } from './buyer.ts';

/** A request that the API has not answered yet. */
interface Unanswered {
  key: string;
  body: object;
}

/** The final states of uninterrupted orders, in turn. */
const ENDINGS = ['pending', 'cancelled', 'packed'] as const;
const STAFF_STEPS = ['Confirmed', 'Packed'];

interface Traffic {
  buyers: readonly Buyer[];
  staff: Record<string, string>;
  /** The goods of each order: quantity by product. */
  goods: Record<number, number>;
  voucher: string;
}

/**
 * Customers who order continuously over HTTP while the API stops and restarts. Unanswered requests
 * are sent again with the same key, as a shopper's browser does.
 */
export class OrderTraffic {
  /** The possible states by order number: one, or two when the answer to a step was lost. */
  readonly orders = new Map<string, Set<OrderState>>();
  /** Number of interrupted requests. */
  interrupted = 0;
  readonly #given: Traffic;
  readonly #open = new Map<Buyer, Unanswered>();
  #sent = 0;
  #goOn = false;
  #onSend = () => {};

  constructor(given: Traffic) {
    this.#given = given;
  }

  /** All order until the API is gone. Resolves once the `count`th request is sent. */
  async start(app: Callable, count: number): Promise<{ ended: Promise<unknown> }> {
    this.#goOn = true;
    const last = this.#sent + count;
    const busy = new Promise<void>((resolve) => {
      this.#onSend = () => this.#sent >= last && resolve();
    });
    const ended = Promise.allSettled(this.#given.buyers.map((one) => this.#orderOn(app, one)));
    await Promise.race([busy, ended]);
    return { ended };
  }

  /** Starts no new request. */
  stop(): void {
    this.#goOn = false;
  }

  /** Sends every unanswered request again. */
  async finish(app: Callable): Promise<void> {
    for (const one of this.#open.keys()) await this.#order(app, one);
  }

  async #orderOn(app: Callable, one: Buyer): Promise<void> {
    while (this.#goOn) {
      const number = await this.#order(app, one);
      const ending = ENDINGS[this.orders.size % ENDINGS.length] ?? 'pending';
      if (ending === 'cancelled') await this.#cancel(app, one, number);
      if (ending === 'packed') await this.#pack(app, number);
    }
  }

  async #order(app: Callable, one: Buyer): Promise<string> {
    const unanswered = this.#open.get(one) ?? (await this.#begin(app, one));
    this.#open.set(one, unanswered);
    const headers = { 'Idempotency-Key': unanswered.key };
    const { who } = one;
    const answer = await this.#send(app, 'POST /orders/', { who, headers, body: unanswered.body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    this.#open.delete(one);
    this.orders.set(answer.body.order_id, new Set(['pending']));
    return answer.body.order_id;
  }

  async #begin(app: Callable, one: Buyer): Promise<Unanswered> {
    await fillCart(app, one, this.#given.goods);
    const body = await orderBody(app, one, { voucher: this.#given.voucher });
    return { key: crypto.randomUUID(), body };
  }

  async #cancel(app: Callable, { who }: Buyer, number: string): Promise<void> {
    await this.#step(app, number, { to: 'cancelled', call: 'cancel', who, body: {} });
  }

  async #pack(app: Callable, number: string): Promise<void> {
    const { staff: who } = this.#given;
    for (const to of STAFF_STEPS) {
      const state = to.toLowerCase() as OrderState;
      await this.#step(app, number, { to: state, call: 'move', who, body: { to } });
    }
  }

  async #step(
    app: Callable,
    number: string,
    { to, call, who, body }: { to: OrderState; call: string; who: object; body: object },
  ): Promise<void> {
    const id = Number(number.slice('VN'.length)) - 100_000;
    this.orders.get(number)?.add(to);
    const sent = { who: who as Record<string, string>, body };
    const answer = await this.#send(app, `POST /orders/${id}/${call}/`, sent);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    this.orders.set(number, new Set([to]));
  }

  async #send(app: Callable, call: string, sent: Parameters<Callable['call']>[1]) {
    this.#sent += 1;
    this.#onSend();
    try {
      return await app.call(call, sent);
    } catch (error) {
      this.interrupted += 1;
      throw error;
    }
  }
}
