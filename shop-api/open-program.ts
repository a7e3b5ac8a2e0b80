import type { Logger } from 'pino';
import { awaitDatabase } from './await-database.ts';
import { type Config, readApiConfig } from './config.ts';
import type { OpenDatabase } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import type { SlowQuery } from './db/slow-queries.ts';
import { createLogger } from './http/log.ts';
import { failureOf } from './start-problem.ts';

const SLOW_QUERY_MS = 500;

/** What every program of the shop has before it begins. */
export interface Opened {
  config: Config;
  logger: Logger;
  database: OpenDatabase;
}

interface Running {
  /** What it prints when it is ready. */
  ready: string;
  /** Completes the work in progress. */
  stop: () => Promise<unknown>;
}

type Start = (opened: Opened) => Promise<Running>;
type PortOf = (config: Config) => number | undefined;

/**
 * Runs a program on the database of the shop, which it waits for, until a signal ends it. A start
 * that fails ends the process with a sentence for the operator.
 * @param portOf where it answers; undefined: nowhere
 */
export function openProgram(start: Start, portOf: PortOf = ({ port }) => port): void {
  run(start, portOf).catch((error: unknown) => {
    console.error(failureOf(error));
    process.exit(1);
  });
}

export function reportStart(message: string): void {
  console.info(`shop-api: ${message}`);
}

async function run(start: Start, portOf: PortOf): Promise<void> {
  const config = readApiConfig(process.env);
  reportStart('opening the database');
  const logger = createLogger({ level: config.logLevel });
  const onSlow = (query: SlowQuery) => logger.warn(query, 'A slow query');
  const slowQueries = { slowMs: SLOW_QUERY_MS, onSlow };
  const open = () => openDatabase({ ...config, slowQueries });
  const port = portOf(config);
  const database = await awaitDatabase({ open, host: config.host, port, logger });
  try {
    const running = await start({ config, logger, database });
    stopOnSignal(running, database);
    console.info(running.ready);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Completes the work in progress and closes the database; a second signal ends the process
 * immediately.
 */
function stopOnSignal(running: Running, database: OpenDatabase): void {
  const stop = async () => {
    await running.stop();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
      void stop();
    });
  }
}
