import { setTimeout as pause } from 'node:timers/promises';

/** The hours of business of a sale day: its people work until it ends. */
export class Day {
  readonly began = Date.now();
  isOver = false;
  readonly #work: Promise<void>[] = [];
  readonly #failure = Promise.withResolvers<never>();

  constructor() {
    // It is waited for by `until` and `end`.
    this.#failure.promise.catch(() => undefined);
  }

  /** Somebody does something again and again, from now until the day ends. */
  again(work: () => Promise<unknown>): void {
    const repeated = this.#repeat(work);
    repeated.catch(() => undefined);
    this.#work.push(repeated);
  }

  /** Waits until something has come about. @throws what has kept somebody from working */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await Promise.race([pause(100), this.#failure.promise]);
  }

  /** Waits for something. @throws what has kept somebody from working */
  async while(something: Promise<void>): Promise<void> {
    await Promise.race([something, this.#failure.promise]);
  }

  /** Ends the day; resolves when all have ended what they had begun. */
  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.#work);
  }

  async #repeat(work: () => Promise<unknown>): Promise<void> {
    try {
      while (!this.isOver) await work();
    } catch (error) {
      this.#failure.reject(error);
      throw error;
    }
  }
}
