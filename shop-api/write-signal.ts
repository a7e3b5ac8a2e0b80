import type { OpenDatabase } from './db/database.ts';
import { currentSnapshot } from './domain/catalogue/product-index/read-changes.ts';

/** How often the database is asked while somebody waits, in milliseconds. */
const EVERY_MS = 2_000;

/** What a database says of itself, without which it counts as one that others ask too. */
type Asked = Pick<OpenDatabase, 'db' | 'asked'>;

interface NextWrite {
  /** The snapshot up to which the caller has seen everything. */
  seen: string;
  /** The wait when nothing is written, in milliseconds. */
  restMs: number;
  /** Ends the wait. */
  signal?: AbortSignal;
}

/**
 * Says when anybody, in whatever process, has written to the database: its snapshot is another one
 * whenever a transaction that writes begins or ends. One small query every two seconds takes the place of
 * those of each loop that waits for something to do (decision 0093).
 */
export class WriteSignal {
  readonly #database: Asked;
  readonly #everyMs: number;
  readonly #waiting = new Set<() => void>();
  #snapshot = '';
  #asked: number | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Asked, everyMs = EVERY_MS) {
    this.#database = database;
    this.#everyMs = everyMs;
  }

  /** The snapshot that was read last; what is read from now on has seen it. */
  get snapshot(): string {
    return this.#snapshot;
  }

  /** Settles when something has been written, or after a rest. */
  async next({ seen, restMs, signal }: NextWrite): Promise<void> {
    if (seen !== this.#snapshot || signal?.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const go = () => resolve();
    const rest = setTimeout(go, restMs).unref();
    signal?.addEventListener('abort', go);
    this.#waiting.add(go);
    this.#timer ??= setInterval(() => void this.#look(), this.#everyMs).unref();
    await promise;
    clearTimeout(rest);
    signal?.removeEventListener('abort', go);
    this.#waiting.delete(go);
    if (this.#waiting.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** A database that is away is asked again at the next look; one that nobody asked has not changed. */
  async #look(): Promise<void> {
    const { db, asked } = this.#database;
    if (asked && asked() === this.#asked) return;
    // Before the question, which is one more: what others ask meanwhile is looked at next time.
    this.#asked = asked && asked() + 1;
    const snapshot = await currentSnapshot(db).catch(() => this.#snapshot);
    if (snapshot === this.#snapshot) return;
    this.#snapshot = snapshot;
    for (const go of this.#waiting) go();
  }
}
