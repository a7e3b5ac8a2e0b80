import { sql } from 'drizzle-orm';
import { type Database, selectRows } from './db/database.ts';

/** Samples that are kept: more than a lag that is bearable. */
const MAX_SAMPLES = 30;

/** What the primary had written at a moment. */
interface Sample {
  /** Milliseconds of this process. */
  at: number;
  /** Bytes of the log of the primary. */
  written: number;
}

/**
 * Measures how far a replica is behind, by one clock: how long ago the primary had written no more
 * than the replica has replayed. The time of its last transaction would grow while nobody writes.
 */
export class ReplicaLag {
  readonly #primary: Database;
  readonly #replica: Database;
  #samples: Sample[] = [];

  constructor(primary: Database, replica: Database) {
    this.#primary = primary;
    this.#replica = replica;
  }

  /** Returns milliseconds; infinite while it is unknown, or the server is no replica. */
  async measure(): Promise<number> {
    const at = performance.now();
    const [primary] = await selectRows<{ written: number }>(
      this.#primary,
      sql`SELECT pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 AS written`,
    );
    this.#samples = [...this.#samples, { at, written: primary?.written ?? 0 }].slice(-MAX_SAMPLES);
    const [replica] = await selectRows<{ replayed: number | null }>(
      this.#replica,
      sql`SELECT CASE WHEN pg_is_in_recovery()
        THEN pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 END AS replayed`,
    );
    const replayed = replica?.replayed ?? Number.NEGATIVE_INFINITY;
    const reached = this.#samples.findLast(({ written }) => written <= replayed);
    return reached ? performance.now() - reached.at : Number.POSITIVE_INFINITY;
  }
}
