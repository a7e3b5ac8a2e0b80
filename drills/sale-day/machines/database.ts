import { randomBytes } from 'node:crypto';
import { startOwnPgbouncer } from '../../../__tests__/support/own-pgbouncer.ts';
import { startOwnPostgres, startReplicaOf } from '../../../__tests__/support/own-postgres.ts';
import type { OpenDatabase } from '../../../shop-api/db/database.ts';
import { openPostgres } from '../../../shop-api/db/open-postgres.ts';
import { PORTS } from '../settings.ts';

/** Another one each time, so that no pages of an earlier run are taken for this one's. */
const NAME = `shop_${randomBytes(4).toString('hex')}`;
/** As deploy/pgbouncer has them. */
const SERVERS = 40;
const WAIT_SECONDS = 5;

/** The database of the cluster: a primary, its replica, and PgBouncer before the primary. */
export type ClusterDatabase = Awaited<ReturnType<typeof openClusterDatabase>>;

export async function openClusterDatabase() {
  const primary = await startOwnPostgres(PORTS.postgres);
  const direct = primary.create(NAME);
  const replica = await startReplicaOf(primary, PORTS.replica);
  const places = { servers: SERVERS, port: PORTS.pooler, waitSeconds: WAIT_SECONDS };
  const pooler = await startOwnPgbouncer(direct, places);
  let isOpen = true;
  const stop = () => {
    if (!isOpen) return;
    isOpen = false;
    replica.stop();
    primary.stop();
  };
  // They would outlast a run that breaks off.
  process.once('exit', stop);
  return {
    primary,
    replica,
    pooler,
    variables: {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: direct,
      DATABASE_READ_URL: replica.address(NAME),
    },
    /** Opens connections of the test's own, past PgBouncer. */
    open: (): Promise<OpenDatabase> => openPostgres(direct, { size: 2 }),
    /** Of those that run. */
    pids(): Record<string, number> {
      const servers = { postgres: primary, replica };
      const found = Object.entries(servers).flatMap(([name, one]) => {
        const pid = one.pid();
        return pid ? [[name, pid] as const] : [];
      });
      return Object.fromEntries(found);
    },
    async close() {
      await pooler.stop();
      stop();
    },
  };
}
