import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { say } from '../../scripts/bootstrap/problem.mjs';
import { type Database, selectRows } from '../../shop-api/db/database.ts';
import { faultsOf } from './checks/faults-of.ts';
import { untilMailsSent } from './checks/mails-once.ts';
import { type Cluster, openCluster } from './machines/open-cluster.ts';
import { figuresOf } from './report/figures.ts';
import { printReport } from './report/print-report.ts';
import { measureQuietHours, prepareSaleDay, sellInTrouble } from './sale-day.ts';
import { FOLDER, SIZES } from './settings.ts';

/** Runs a sale day in small on a cluster of its own. Returns whether every promise was kept. */
export async function runSaleDay(): Promise<boolean> {
  const cluster = await openCluster();
  const stop = () => void cluster.close().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, stop);
  try {
    const { db, close } = await cluster.database.open();
    const isKept = await sell(cluster, db);
    await close();
    return isKept;
  } finally {
    await cluster.close();
  }
}

async function sell(cluster: Cluster, db: Database): Promise<boolean> {
  const sale = await prepareSaleDay(cluster, db);
  const { answers, chronicle, freshness, orders, resources } = sale;
  const bytesBefore = await sizeOf(db);
  resources.start();
  say('Quiet hours …');
  const quiet = await measureQuietHours(sale);
  say(`A sale day of ${SIZES.orders} orders …`);
  const span = await sellInTrouble(sale);
  resources.stop();
  await untilMailsSent(db);
  const { shown } = freshness;
  const figures = {
    quiet,
    ...figuresOf({ span, answers: answers.all, orders, shown, chronicle }),
    connections: resources.connections,
    bytesPerOrder: Math.round(((await sizeOf(db)) - bytesBefore) / orders.length),
    programs: resources.used,
  };
  const faults = await faultsOf(sale, cluster, db);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'figures.json'), JSON.stringify({ figures, faults }, null, 2));
  return printReport(figures, faults);
}

async function sizeOf(db: Database): Promise<number> {
  const [row] = await selectRows<{ bytes: string }>(
    db,
    sql`SELECT pg_database_size(current_database())::text AS bytes`,
  );
  return Number(row?.bytes);
}
