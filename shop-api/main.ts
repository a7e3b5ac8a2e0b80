import { join } from 'node:path';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { startCatalogueWatch } from './catalogue-watch.ts';
import type { Config } from './config.ts';
import { ConfigError, readApiConfig } from './config.ts';
import type { Database, OpenDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import type { SlowQuery } from './db/slow-queries.ts';
import { composeDeps, composeMail } from './deps.ts';
import { listPicturesBySight } from './domain/catalogue/list-pictures-by-sight.ts';
import { currentCatalogue } from './domain/catalogue/product-index/product-index.ts';
import { storeDefaultConcepts } from './domain/catalogue/search/concepts/store-default-concepts.ts';
import { indexAllProducts } from './domain/catalogue/search/indexing/index-all-products.ts';
import { storeDefaultPages } from './domain/content/default-pages.ts';
import { storeDefaultTemplates } from './domain/mail/stored-templates.ts';
import { mailWriters } from './domain/mail-writers.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createLogger } from './http/log.ts';
import { ApiMetrics } from './http/metrics.ts';
import { startJobs } from './jobs.ts';
import type { Listening } from './listen.ts';
import { listen } from './listen.ts';
import { startMailSender } from './mail-sender.ts';
import type { CacheNotices } from './providers/cache-notices.ts';
import { httpCacheNotices, noCacheNotices } from './providers/cache-notices.ts';
import { systemClock } from './providers/clock.ts';
import { argon2Passwords } from './providers/passwords/argon2-passwords.ts';
import { ForkedPictureMaker } from './providers/pictures/picture-maker.ts';
import type { Loop } from './run-loop.ts';
import { findDemoData } from './seed/find-demo-data.ts';
import { seedOnce } from './seed/seed-once.ts';
import { startProblem } from './start-problem.ts';
import { watchShop } from './watch-shop.ts';

/** `npm start` stops storefront and API within the ten seconds that a container has. */
const DRAIN_LIMIT_MS = 4_000;
const SLOW_QUERY_MS = 500;

function say(message: string): void {
  console.info(`shop-api: ${message}`);
}

async function main(): Promise<void> {
  const config = readApiConfig(process.env);
  say('opening the database');
  const logger = createLogger({ level: config.logLevel });
  const onSlow = (query: SlowQuery) => logger.warn(query, 'A slow query');
  const slowQueries = { slowMs: SLOW_QUERY_MS, onSlow };
  const database = await openDatabase({ ...config, slowQueries });
  try {
    await prepare(config, database);
    const { server, loops } = await serve(config, logger, database);
    stopOnSignal({ server, loops, database });
    console.info(`shop-api ready ${server.origin}`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Migrates the tables and stores the default texts; the demo shop fills them on the first start.
 * @throws {ConfigError} for a live shop on the data of the demo shop
 */
async function prepare(config: Config, { db }: OpenDatabase): Promise<void> {
  const done = await migrate(db);
  if (config.mode === 'live') await refuseDemoData(db);
  await storeDefaultTemplates(db);
  await storeDefaultConcepts(db);
  await storeDefaultPages(db);
  await indexAllProducts(db, say);
  if (done > 0) say(`brought the tables up to date (${done} steps)`);
  if (config.mode !== 'demo') return;
  const { dataDir, demoPictureWidth: maxWidth, hasDemoHistory: hasHistory } = config;
  const mediaFolder = join(dataDir, 'media');
  await seedOnce({ db, mediaFolder, maxWidth, hasHistory, onProgress: say });
}

async function refuseDemoData(db: Database): Promise<void> {
  const found = await findDemoData(db, argon2Passwords());
  if (found.length === 0) return;
  const what = found.join('; ');
  throw new ConfigError(
    `SHOP_MODE=live does not start on the data of the demo shop (${what}). Use an empty database.`,
  );
}

async function serve(config: Config, logger: Logger, database: OpenDatabase) {
  const { db } = database;
  const metrics = new ApiMetrics();
  const notices = cacheNotices(config, (tags) => {
    metrics.countLostNotice();
    logger.warn({ tags }, 'The storefront did not take a cache notice');
  });
  const deliver = async (fields: Record<string, string>) => {
    const sent = { method: 'POST', body: new URLSearchParams(fields) };
    return (await app.request('/payments/demo/callback', sent)).ok;
  };
  const ahead = config.makesPicturesAhead ? await listPicturesBySight(db) : [];
  const pictures = new ForkedPictureMaker(join(config.dataDir, 'media'), ahead);
  const deps = composeDeps({ config, db, logger, pictures, metrics, deliver });
  watchShop({ metrics, database, pictures });
  const app = createApp({ ...deps, notify: notices.send });
  // The first listing does not wait for the catalogue.
  const catalogue = await currentCatalogue(db);
  catalogue.sortAll();
  const server = await listen({ app, host: config.host, port: config.port });
  if (ahead.length > 0) pictures.start();
  catalogue.wordProducts.readFrequent(db).catch((error: unknown) => {
    logger.warn({ error }, 'Common words were not read; the first search for each reads it');
  });
  const housekeeping = startHousekeeping({ ctx: { db, clock: systemClock }, logger });
  const mails = startMailSender({
    ctx: deps,
    mail: composeMail(config, deps),
    writers: mailWriters,
    logger,
  });
  const jobs = startJobs({ deps: { ...deps, notify: notices.send }, logger });
  const watch = startCatalogueWatch({ db, notify: notices.send, logger });
  return { server, loops: [housekeeping, mails, jobs, watch] };
}

function cacheNotices(
  { revalidate }: Config,
  onGivenUp: (tags: readonly string[]) => void,
): CacheNotices {
  if (!revalidate) return noCacheNotices;
  return httpCacheNotices({ ...revalidate, clock: systemClock, onGivenUp });
}

interface Running {
  server: Listening;
  loops: Loop[];
  database: OpenDatabase;
}

/**
 * Completes the work in progress and closes the database; a second signal ends the process
 * immediately.
 */
function stopOnSignal({ server, loops, database }: Running): void {
  const stop = async () => {
    await Promise.all([server.stop(DRAIN_LIMIT_MS), ...loops.map((loop) => loop.stop())]);
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
