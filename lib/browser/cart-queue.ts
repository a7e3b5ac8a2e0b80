import type { ShopperCart } from '@/lib/view/cart';
import {
  type CartJob,
  type DisplayedCart,
  isSameJob,
  isWorthAnotherTry,
  withPendingJobs,
} from './cart-jobs';
import { WriteQueue } from './write-queue';

/** The dependencies of the queue. */
export interface CartQueueDeps {
  /** Makes the request. A repeated key must change the cart only once. @throws ApiError */
  send: (job: CartJob, key: string, signal: AbortSignal) => Promise<ShopperCart>;
  show: (cart: DisplayedCart) => void;
  /** Called once for each cart that the server answers with. */
  onAnswer?: (cart: ShopperCart) => void;
  /** Called once for each job, with its error if it failed finally. */
  onSettled: (job: CartJob, error?: unknown) => void;
  wait?: (ms: number) => Promise<void>;
  newKey?: () => string;
}

const TAPS_END_AFTER_MS = 250;
const TRY_AGAIN_AFTER_MS = [400, 1600];

/**
 * The cart of one tab. Displays taps at once and sends requests one at a time, quantity taps of a
 * line as one; ends with the server's cart. A failed job is undone and the cart read again.
 */
export class CartQueue {
  readonly #show: CartQueueDeps['show'];
  readonly #onAnswer: CartQueueDeps['onAnswer'];
  readonly #queue: WriteQueue<CartJob>;
  #settled: ShopperCart | undefined;

  constructor({ send, show, onAnswer, onSettled, ...clock }: CartQueueDeps) {
    this.#show = show;
    this.#onAnswer = onAnswer;
    this.#queue = new WriteQueue<CartJob>({
      send: async (job, key, signal) => {
        this.#take(await send(job, key, signal));
      },
      onChange: () => this.#display(),
      onSettled: (job, error) => {
        if (error !== undefined && job.kind !== 'read') void this.put({ kind: 'read' });
        onSettled(job, error);
      },
      retry: { pausesMs: TRY_AGAIN_AFTER_MS, isWorthIt: isWorthAnotherTry },
      joins: isSameJob,
      // A line that is about to be removed need not be changed first.
      replaces: (waiting, job) =>
        job.kind === 'remove' && waiting.kind === 'change' && waiting.lineId === job.lineId,
      quietMs: ({ kind }) => (kind === 'change' ? TAPS_END_AFTER_MS : 0),
      isNeedless: (job) => this.#isNeedless(job),
      ...clock,
    });
  }

  /** True once the server's cart is loaded. */
  get isLoaded(): boolean {
    return this.#settled !== undefined;
  }

  /** Takes the cart that came with the page, unless a newer one is loaded. */
  start(cart: ShopperCart): void {
    if (this.isLoaded) return;
    this.#take(cart);
    this.#display();
  }

  /** Queues a job. Resolves when it is settled: true on success. Never rejects. */
  put(job: CartJob): Promise<boolean> {
    return this.#queue.put(job);
  }

  /** Resolves once every job is settled. */
  untilIdle(): Promise<void> {
    return this.#queue.untilIdle();
  }

  /** Whether the taps ended at the quantity they began with, and no price is to be accepted. */
  #isNeedless(job: CartJob): boolean {
    if (job.kind !== 'change') return false;
    const line = this.#settled?.cart.cart_items.find(({ id }) => id === job.lineId);
    return line?.quantity === job.quantity && line.price_before === null;
  }

  #take(cart: ShopperCart): void {
    this.#settled = cart;
    this.#onAnswer?.(cart);
  }

  #display(): void {
    if (this.#settled) this.#show(withPendingJobs(this.#settled, this.#queue.jobs));
  }
}
