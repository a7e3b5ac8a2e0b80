import { eq } from 'drizzle-orm';
import type { ReturnRequest, StaffReturn } from '@/contract/returns/returns';
import { returnRequests } from '@/shop-api/db/schema/returns';
import { CashOrder, COFFEE } from './cash-order';
import { newCustomer } from './new-customer';
import type { Answer, TestApp } from './test-app';

type Headers = Record<string, string>;

let forms = 0;

/** The fields of a request, without pictures. */
export function returnFields(changes: object = {}) {
  forms += 1;
  return {
    product_id: COFFEE,
    quantity: 1,
    reason: 'damaged',
    details: 'The jar is cracked.',
    remedy: 'replacement',
    key: `the form number ${forms}`,
    ...changes,
  };
}

/** A delivered cash order of a new customer with a proven email, and its return requests. */
export class DeliveredOrder extends CashOrder {
  email = '';
  readonly #shop: TestApp;

  constructor(app: TestApp) {
    super(app);
    this.#shop = app;
  }

  /** Logs a new customer in; without goods two coffees are delivered. */
  async deliver(goods: Record<number, number> = { [COFFEE]: 2 }, options = {}): Promise<this> {
    const { id, email } = await newCustomer(this.#shop.db, { emailProvenAt: new Date() });
    this.email = email;
    await this.begin(id);
    await this.place({ goods, ...options });
    await this.move('Confirmed', 'Packed', 'Shipped', 'Delivered');
    return this;
  }

  /** Asks for a replacement of one coffee by default. */
  ask(changes: object = {}, photos: readonly Blob[] = [], who: Headers = this.asha.who) {
    const body = new FormData();
    for (const [name, value] of Object.entries(returnFields(changes))) {
      body.append(name, String(value));
    }
    for (const photo of photos) body.append('photos', photo);
    return this.#shop.call(`POST /orders/${this.id}/returns/`, { who, body });
  }

  /** Asks, and returns the id of the request. */
  async request(changes: object = {}, photos: readonly Blob[] = []): Promise<number> {
    const { status, body } = await this.ask(changes, photos);
    if (status !== 200) throw new Error(`No request: ${body.message}`);
    return body.data.id;
  }

  list(who: Headers = this.asha.who): Promise<Answer> {
    return this.#shop.call(`GET /orders/${this.id}/returns/`, { who });
  }

  /** The newest request as its customer sees it. */
  async newest(): Promise<ReturnRequest> {
    return (await this.list()).body.data.requests[0];
  }

  withdraw(id: number, who: Headers = this.asha.who): Promise<Answer> {
    return this.#shop.call(`POST /returns/${id}/withdraw/`, { who, body: {} });
  }

  /** Tries one step of a request, as staff by default. */
  moveReturn(id: number, to: string, answer = '', who: Headers = this.staff): Promise<Answer> {
    return this.#shop.call(`POST /staff/returns/${id}/move/`, { who, body: { to, answer } });
  }

  /** Takes these steps as staff; each must succeed. */
  async settle(id: number, ...steps: string[]): Promise<void> {
    for (const to of steps) {
      const { status, body } = await this.moveReturn(id, to);
      if (status !== 200) throw new Error(`Not ${to}: ${body.message}`);
    }
  }

  /** A request as staff see it. */
  async asStaff(id: number): Promise<StaffReturn | undefined> {
    const { body } = await this.#shop.call('GET /staff/returns/', { who: this.staff });
    return body.data.find((row: StaffReturn) => row.id === id);
  }

  /** The stored requests. */
  requests() {
    return this.#shop.db.select().from(returnRequests).where(eq(returnRequests.orderId, this.id));
  }
}
