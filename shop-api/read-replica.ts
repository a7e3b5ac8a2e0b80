import { desc } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, OpenDatabase } from './db/database.ts';
import { cacheNotices } from './db/schema/cache-notices.ts';
import { ReplicaLag } from './replica-lag.ts';
import { type Loop, runLoop } from './run-loop.ts';

const EVERY_MS = 1_000;
/** A lag that was measured longer ago is unknown. */
const KNOWN_MS = 2_000;
const MAX_LAG_MS = 2_000;
/** How long a read waits to learn whether the replica has the newest notices. */
const ASK_MS = 300;
/** Notices become visible in another order than that of their ids, within so many. */
const NEWEST = 50;

interface Options {
  primary: Database;
  /** Opens the replica. @throws while it does not answer */
  open: () => Promise<OpenDatabase>;
  /** Reads into memory what the first call would wait for. */
  prepare: (replica: Database) => Promise<unknown>;
  logger: Logger;
  /** Between two measurements, in milliseconds. */
  everyMs?: number;
}

/**
 * A copy of the database for public reads of the catalogue. It is read while its lag is known and
 * below two seconds, and while it has every cache notice of the primary: a storefront that reads
 * anew after a notice gets what the notice is about.
 */
export class ReadReplica {
  readonly #options: Options;
  #lag: ReplicaLag | undefined;
  #opened: OpenDatabase | undefined;
  #closeAt = Number.NEGATIVE_INFINITY;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<boolean> | undefined;
  #loop: Loop | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Measures the lag from now on; the first measurement is over when it returns. */
  async start(): Promise<void> {
    const { logger, everyMs = EVERY_MS } = this.#options;
    await this.measure();
    if (!this.isClose) logger.warn('The replica is away or behind: the primary is read');
    const work = async () => {
      await this.measure();
      return 0;
    };
    this.#loop = runLoop({ failure: 'The replica was not measured', everyMs, logger, work });
  }

  async stop(): Promise<void> {
    await this.#loop?.stop();
    await this.#opened?.close();
  }

  /** Whether its lag is known and small. */
  get isClose(): boolean {
    return performance.now() - this.#closeAt < KNOWN_MS;
  }

  /** Returns the replica if a read may use it now; undefined: the primary is to be read. */
  async current(): Promise<Database | undefined> {
    const { db } = this.#opened ?? {};
    if (!db || !this.isClose) return undefined;
    // Reads that come while the databases are asked share the next question: that one may be older.
    this.#next ??= this.#running.then(() => this.#ask(db));
    this.#running = this.#next;
    return (await this.#next) ? db : undefined;
  }

  /** Uses the replica no more until it is measured again. */
  distrust(): void {
    this.#closeAt = Number.NEGATIVE_INFINITY;
  }

  async measure(): Promise<void> {
    const wasClose = this.isClose;
    const { logger } = this.#options;
    const lagMs = await this.#measured().catch((error: unknown) => {
      logger.debug({ error }, 'The replica was not measured');
      return Number.POSITIVE_INFINITY;
    });
    if (lagMs <= MAX_LAG_MS) this.#closeAt = performance.now();
    else this.distrust();
    if (this.isClose === wasClose) return;
    if (wasClose) logger.warn({ lagMs }, 'The replica is away or behind: the primary is read');
    else logger.info('The replica is read');
  }

  async #measured(): Promise<number> {
    const { primary, open, prepare } = this.#options;
    if (!this.#opened) {
      const opened = await open();
      this.#opened = opened;
      await prepare(opened.db);
    }
    this.#lag ??= new ReplicaLag(primary, this.#opened.db);
    return this.#lag.measure();
  }

  async #ask(replica: Database): Promise<boolean> {
    this.#next = undefined;
    const limit = AbortSignal.timeout(ASK_MS);
    const { promise: late, resolve } = Promise.withResolvers<false>();
    limit.addEventListener('abort', () => resolve(false));
    const asked = this.#hasAllNotices(replica).catch(() => false);
    return Promise.race([asked, late]);
  }

  async #hasAllNotices(replica: Database): Promise<boolean> {
    const newest = await newestNotices(this.#options.primary);
    const known = new Set(await newestNotices(replica));
    return newest.every((id) => known.has(id));
  }
}

async function newestNotices(db: Database): Promise<number[]> {
  const { id } = cacheNotices;
  const rows = await db.select({ id }).from(cacheNotices).orderBy(desc(id)).limit(NEWEST);
  return rows.map((row) => row.id);
}
