import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../../shop-api/db/database.ts';
import type { Cluster } from '../machines/open-cluster.ts';
import { OtherWork } from './other-work.ts';
import { type Resources, resourcesOf } from './resources.ts';

const EVERY_MS = 1_000;
const MICROSECONDS = 1_000_000;

/** What a program took of the machine while it was watched. */
interface Used {
  /** The most at one moment. */
  memoryMiB: number;
  processorS: number;
}

/** Watches what the programs of a cluster take, and how many connections PostgreSQL has. */
export class ResourceWatch {
  readonly used: Record<string, Used> = {};
  /** The most at one moment, by application. */
  readonly connections: Record<string, number> = {};
  readonly #cluster: Cluster;
  readonly #db: Database;
  readonly #onOtherWork: (share: number) => void;
  readonly #otherWork = new OtherWork();
  #last: Record<string, { pid: number; processorS: number }> = {};
  #timer: NodeJS.Timeout | undefined;

  /** @param onOtherWork is told each second which part of the machine others take, from 0 to 1 */
  constructor(cluster: Cluster, db: Database, onOtherWork: (share: number) => void) {
    this.#cluster = cluster;
    this.#db = db;
    this.#onOtherWork = onOtherWork;
  }

  start(): void {
    this.#look();
    this.#timer = setInterval(() => {
      const ours = Object.values(this.processorByRole()).reduce((sum, s) => sum + s, 0);
      const { user, system } = process.cpuUsage();
      this.#onOtherWork(this.#otherWork.since(ours + (user + system) / MICROSECONDS));
    }, EVERY_MS);
  }

  stop(): void {
    this.#look();
    clearInterval(this.#timer);
  }

  /** The processor time until now by role, in seconds: `storefront` for all of them. */
  processorByRole(): Record<string, number> {
    this.#look();
    const sums: Record<string, number> = {};
    for (const [name, { processorS }] of Object.entries(this.used)) {
      const role = name.replace(/ \d+$/, '');
      sums[role] = (sums[role] ?? 0) + processorS;
    }
    return sums;
  }

  #look(): void {
    const pids = this.#pids();
    for (const [name, now] of Object.entries(resourcesOf(pids))) {
      if (now.memoryMiB > 0) this.#add(name, pids[name] ?? 0, now);
    }
    // A database that restarts has none.
    this.#countConnections().catch(() => undefined);
  }

  #add(name: string, pid: number, { memoryMiB, processorS }: Resources): void {
    const before = this.#last[name];
    // Another process at the same place has begun with nothing.
    const since = processorS - (before?.pid === pid ? before.processorS : 0);
    const so = this.used[name] ?? { memoryMiB: 0, processorS: 0 };
    this.used[name] = {
      memoryMiB: Math.max(so.memoryMiB, memoryMiB),
      // What a family has is less once one of it has ended.
      processorS: so.processorS + (before ? Math.max(0, since) : 0),
    };
    this.#last[name] = { pid, processorS };
  }

  #pids(): Record<string, number> {
    const { storefronts, apis, workers, valkey, edge, database } = this.#cluster;
    const programs = [...storefronts, ...apis, ...workers, valkey];
    const running = programs.flatMap(({ name, pid }) => (pid ? [[name, pid] as const] : []));
    return {
      ...Object.fromEntries(running),
      nginx: edge.pid,
      pgbouncer: database.pooler.pid,
      ...database.pids(),
    };
  }

  async #countConnections(): Promise<void> {
    const rows = await selectRows<{ state: string; count: number }>(
      this.#db,
      sql`SELECT 'all' AS state, count(*)::int FROM pg_stat_activity
          WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
        UNION ALL
        SELECT 'busy', count(*)::int FROM pg_stat_activity
          WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND state <> 'idle'`,
    );
    for (const { state, count } of rows)
      this.connections[state] = Math.max(this.connections[state] ?? 0, count);
  }
}
