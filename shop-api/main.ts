import { join } from 'node:path';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { readConfig } from './config.ts';
import type { OpenDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { keepHouse } from './housekeeping.ts';
import { createLogger } from './http/log.ts';
import type { Listening } from './listen.ts';
import { listen } from './listen.ts';
import { systemClock } from './providers/clock/clock.ts';
import { randomIds } from './providers/ids/ids.ts';
import type { CacheNotices } from './providers/revalidate/cache-notices.ts';
import { noCacheNotices } from './providers/revalidate/cache-notices.ts';
import { httpCacheNotices } from './providers/revalidate/http-cache-notices.ts';
import { seedOnce } from './seed/seed-once.ts';
import { startProblem } from './start-problem.ts';

const TIME_LIMIT_MS = 10_000;
const DRAIN_LIMIT_MS = 10_000;

function say(words: string): void {
  console.info(`shop-api: ${words}`);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  say('opening the database');
  const database = await openDatabase(config);
  try {
    await prepare(config, database);
    const server = await serve(config, database);
    stopOnSignal(server, database);
    console.info(`shop-api ready ${server.origin}`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Brings the tables up to date; the demo shop fills them on the first start. */
async function prepare(config: Config, { db }: OpenDatabase): Promise<void> {
  const done = await migrate(db);
  if (done > 0) say(`brought the tables up to date (${done} steps)`);
  if (config.mode !== 'demo') return;
  await seedOnce({ db, mediaFolder: join(config.dataDir, 'media'), onProgress: say });
}

function serve(config: Config, { db }: OpenDatabase): Promise<Listening> {
  const logger = createLogger({ level: config.logLevel });
  const notices = cacheNotices(config, (tags) => {
    logger.warn({ tags }, 'The storefront did not take a cache notice');
  });
  const app = createApp({
    db,
    clock: systemClock,
    ids: randomIds,
    notify: notices.send,
    companyId: config.companyId,
    logger,
    timeLimitMs: TIME_LIMIT_MS,
    checkAnswers: config.checkAnswers,
    dataDir: config.dataDir,
    mode: config.mode,
  });
  keepHouse({ ctx: { db, clock: systemClock }, logger });
  return listen({ app, host: config.host, port: config.port });
}

function cacheNotices(
  { revalidate }: Config,
  onGivenUp: (tags: readonly string[]) => void,
): CacheNotices {
  if (!revalidate) return noCacheNotices;
  return httpCacheNotices({ ...revalidate, clock: systemClock, onGivenUp });
}

/** Finishes what is under way and closes the database; a second signal ends at once. */
function stopOnSignal(server: Listening, database: OpenDatabase): void {
  const stop = async () => {
    await server.stop(DRAIN_LIMIT_MS);
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

main().catch((error: unknown) => {
  console.error(startProblem(error) ?? error);
  process.exit(1);
});
