import type { CartItem } from '../../contract/cart/cart';
import { ApiError } from '../../lib/api-error';
import type { CartJob } from '../../lib/browser/cart-jobs';
import { EMPTY_CART, type ShopperCart } from '../../lib/view/cart';
import { ANONYMOUS_SHOPPER } from '../../lib/view/session';

/** The outcome of one request on the network. */
export type Fate = 'arrives' | 'is lost' | 'loses its answer' | 'arrives twice' | 'arrives late';

const STOCK = 9;
const PRICE = 100;

/** A cart server with the rules of the real one: stock, totals, idempotency keys. */
export class FakeCart {
  readonly quantities = new Map<number, number>();
  /** What is different about each line: a stock, an accepted price. */
  changes: Partial<CartItem> = {};
  readonly #answers = new Map<string, ShopperCart>();
  #late: (() => void)[] = [];

  constructor(lines: Record<number, number> = {}) {
    for (const [id, quantity] of Object.entries(lines)) this.quantities.set(Number(id), quantity);
  }

  /** One request with a given outcome. */
  ask(job: CartJob, key: string, fate: Fate = 'arrives'): ShopperCart {
    if (fate === 'is lost') throw new ApiError('network', 'lost');
    if (fate === 'arrives late') {
      this.#late.push(() => this.#answer(job, key));
      throw new ApiError('network', 'late');
    }
    const answer = this.#answer(job, key);
    if (fate === 'arrives twice') this.#answer(job, key);
    if (fate === 'loses its answer') throw new ApiError('network', 'no answer');
    return answer;
  }

  /** Delivers late requests to the server; their answers are lost. */
  deliverLate(): void {
    const late = this.#late;
    this.#late = [];
    for (const deliver of late) {
      try {
        deliver();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    }
  }

  cart(): ShopperCart {
    const lines = [...this.quantities].map(([id, quantity]) => ({
      id,
      product: `Product ${id}`,
      product_id: id,
      product_image: null,
      size: '',
      quantity,
      selling_price: PRICE,
      price_before: null,
      total: PRICE * quantity,
      available_quantity: { Quantity: STOCK },
      ...this.changes,
    }));
    const total = lines.reduce((sum, line) => sum + line.total, 0);
    const cart_counter = lines.reduce((sum, line) => sum + line.quantity, 0);
    return {
      cart: { ...EMPTY_CART, cart_items: lines, total, final_total: total, cart_counter },
      gift: { isGift: false, message: '' },
      voucher: { code: '' },
      offers: [],
      session: { ...ANONYMOUS_SHOPPER, cartCount: cart_counter, cartTotal: total },
    };
  }

  #answer(job: CartJob, key: string): ShopperCart {
    const stored = this.#answers.get(key);
    if (stored) return stored;
    if (job.kind !== 'read') {
      this.#change(job);
      this.#answers.set(key, this.cart());
    }
    return this.cart();
  }

  #change(job: CartJob): void {
    if (job.kind === 'add') {
      this.#set(job.productId, (this.quantities.get(job.productId) ?? 0) + job.quantity);
    }
    if (job.kind === 'change') this.#set(this.#known(job.lineId), job.quantity);
    if (job.kind === 'remove') this.quantities.delete(this.#known(job.lineId));
  }

  #known(lineId: number): number {
    if (this.quantities.has(lineId)) return lineId;
    throw new ApiError('domain', 'Cart item not found', { status: 404, code: 'not_found' });
  }

  #set(id: number, quantity: number): void {
    if (quantity > STOCK) {
      const message = `Only ${STOCK} left in stock.`;
      const fields = { quantity: [message] };
      throw new ApiError('domain', message, { status: 422, code: 'invalid', fields });
    }
    this.quantities.set(id, quantity);
  }
}
