import type { ShopperCart } from '@/lib/api/shopper';
import type { CartJob, ShownCart } from './cart-jobs';
import { isWorthAnotherTry, layOver } from './cart-jobs';

/** What the queue needs from the world around it. */
export interface CartQueueParts {
  /** Makes the request. The same key twice must change the cart once. @throws ApiError */
  send: (job: CartJob, key: string) => Promise<ShopperCart>;
  show: (cart: ShownCart) => void;
  /** Told once for each job, with its error when it failed for good. */
  onSettled: (job: CartJob, error?: unknown) => void;
  wait: (ms: number) => Promise<void>;
  newKey: () => string;
}

interface Entry {
  job: CartJob;
  isSent: boolean;
  /** How often the quantity was tapped; it is sent once the taps have stopped. */
  taps: number;
  done: Promise<boolean>;
  finish: (isDone: boolean) => void;
}

const TAPS_END_AFTER_MS = 250;
const TRY_AGAIN_AFTER_MS = [400, 1600];

/**
 * The cart of one tab. Taps are shown at once; requests leave one at a time, quantity taps of a line
 * as one; what is shown at the end is the server's. A failed job is taken back and the cart read anew.
 */
export class CartQueue {
  readonly #parts: CartQueueParts;
  readonly #entries: Entry[] = [];
  #settled: ShopperCart | undefined;
  #isRunning = false;

  constructor(parts: CartQueueParts) {
    this.#parts = parts;
  }

  /** True once the server's cart is known. */
  get isLoaded(): boolean {
    return this.#settled !== undefined;
  }

  /** Takes the cart a page came with, unless a newer one is known. */
  start(cart: ShopperCart): void {
    if (this.isLoaded) return;
    this.#settled = cart;
    this.#show();
  }

  /** Lines a job up. Resolves when it is settled: true if it was done. Never rejects. */
  put(job: CartJob): Promise<boolean> {
    if (job.kind === 'remove') this.#forgetTaps(job.lineId);
    const entry = this.#join(job) ?? this.#append(job);
    this.#show();
    void this.#run();
    return entry.done;
  }

  /** Resolves once every job is settled. */
  async untilIdle(): Promise<void> {
    for (let last = this.#entries.at(-1); last; last = this.#entries.at(-1)) await last.done;
  }

  /** Adds the job to one that waits already and would do the same. */
  #join(job: CartJob): Entry | undefined {
    const entry = this.#entries.find((waiting) => !waiting.isSent && isSame(waiting.job, job));
    if (!entry) return undefined;
    entry.job = job;
    entry.taps += 1;
    return entry;
  }

  #append(job: CartJob): Entry {
    let finish: Entry['finish'] = () => undefined;
    const done = new Promise<boolean>((resolve) => {
      finish = resolve;
    });
    const entry: Entry = { job, isSent: false, taps: 1, done, finish };
    this.#entries.push(entry);
    return entry;
  }

  /** What is about to be removed need not be changed first. */
  #forgetTaps(lineId: number): void {
    const isTap = ({ isSent, job }: Entry) =>
      !isSent && job.kind === 'change' && job.lineId === lineId;
    for (const entry of this.#entries.filter(isTap)) {
      this.#entries.splice(this.#entries.indexOf(entry), 1);
      entry.finish(false);
    }
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      for (let entry = this.#entries[0]; entry; entry = this.#entries[0]) {
        await this.#untilTapsEnd(entry);
        // While it waited, a removal may have taken its place.
        if (this.#entries[0] === entry) await this.#settle(entry);
      }
    } finally {
      this.#isRunning = false;
    }
  }

  async #untilTapsEnd(entry: Entry): Promise<void> {
    if (entry.job.kind !== 'change') return;
    let taps: number;
    do {
      taps = entry.taps;
      await this.#parts.wait(TAPS_END_AFTER_MS);
    } while (taps !== entry.taps);
  }

  async #settle(entry: Entry): Promise<void> {
    entry.isSent = true;
    const { job } = entry;
    const isNeedless = this.#isNeedless(job);
    const failure = isNeedless ? undefined : await this.#send(job, this.#parts.newKey());
    this.#entries.shift();
    if (failure && job.kind !== 'read') void this.put({ kind: 'read' });
    this.#show();
    entry.finish(!failure);
    if (!isNeedless) this.#parts.onSettled(job, failure?.error);
  }

  /** Taps that ended where they began. */
  #isNeedless(job: CartJob): boolean {
    if (job.kind !== 'change') return false;
    const line = this.#settled?.cart.cart_items.find(({ id }) => id === job.lineId);
    return line?.quantity === job.quantity;
  }

  async #send(job: CartJob, key: string, attempt = 0): Promise<{ error: unknown } | undefined> {
    try {
      this.#settled = await this.#parts.send(job, key);
      return undefined;
    } catch (error) {
      const pauseMs = TRY_AGAIN_AFTER_MS[attempt];
      if (pauseMs === undefined || !isWorthAnotherTry(error)) return { error };
      await this.#parts.wait(pauseMs);
      return this.#send(job, key, attempt + 1);
    }
  }

  #show(): void {
    if (!this.#settled) return;
    const jobs = this.#entries.map(({ job }) => job);
    this.#parts.show(layOver(this.#settled, jobs));
  }
}

function isSame(waiting: CartJob, job: CartJob): boolean {
  if (waiting.kind === 'read') return job.kind === 'read';
  if (waiting.kind === 'gift') return job.kind === 'gift';
  return waiting.kind === 'change' && job.kind === 'change' && waiting.lineId === job.lineId;
}
