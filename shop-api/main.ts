import { createApp } from './app.ts';
import { startBackground } from './background.ts';
import { NoticeFeed } from './cache-feed.ts';
import { checkBucket } from './check-bucket.ts';
import { assertMigrated } from './db/schema-steps.ts';
import { composeDeps } from './deps.ts';
import { storedCacheNotices } from './domain/cache-notices/store-notices.ts';
import { listPicturesBySight } from './domain/catalogue/list-pictures-by-sight.ts';
import { forgetForeignChanges } from './domain/catalogue/product-index/forget-changes.ts';
import { currentCatalogue } from './domain/catalogue/product-index/product-index.ts';
import { indexAllProducts } from './domain/catalogue/search/indexing/index-all-products.ts';
import { ApiMetrics } from './http/metrics.ts';
import { listen } from './listen.ts';
import { nameBuild } from './name-build.ts';
import { type Opened, openProgram, reportStart } from './open-program.ts';
import { openReplica } from './open-replica.ts';
import { copyPictures } from './providers/pictures/copy-pictures.ts';
import { diskMediaStore } from './providers/pictures/disk-media-store.ts';
import { mediaPlaceOf } from './providers/pictures/open-media-store.ts';
import { ForkedPictureMaker } from './providers/pictures/picture-maker.ts';
import { s3MediaStore } from './providers/pictures/s3-media-store.ts';
import { refuseDemoData } from './refuse-demo-data.ts';
import { seedOnce } from './seed/seed-once.ts';
import { watchSales } from './watch-sales.ts';
import { watchShop } from './watch-shop.ts';
import { WriteSignal } from './write-signal.ts';

/** `npm start` stops storefront and API within the ten seconds that a container has. */
const DRAIN_LIMIT_MS = 4_000;

/**
 * Makes the database ready to serve; the demo shop fills it on the first start.
 * @throws {DatabaseUnavailable} for tables of another version
 * @throws {ConfigError} for a live shop on the data of the demo shop, or with refused keys of its bucket
 */
async function prepare({ config, logger, database: { db } }: Opened): Promise<void> {
  await assertMigrated(db);
  await forgetForeignChanges(db);
  await refuseDemoData(config, db);
  const hasBucket = await checkBucket(config, logger);
  await indexAllProducts(db, reportStart);
  if (config.mode !== 'demo') return;
  const { demoPictureWidth: maxWidth, hasDemoHistory: hasHistory } = config;
  const { folder: mediaFolder, s3 } = mediaPlaceOf(config);
  await seedOnce({ db, mediaFolder, maxWidth, hasHistory, onProgress: reportStart });
  if (!s3 || !hasBucket) return;
  reportStart('copying the pictures of the demo shop to the bucket');
  await copyPictures({ from: diskMediaStore(mediaFolder), to: s3MediaStore(s3) });
}

/** Composes the API around its database, and a way to send the notices of others. */
async function compose({ config, logger, database }: Opened) {
  const { db } = database;
  const metrics = new ApiMetrics();
  const writes = new WriteSignal(database);
  const feed = new NoticeFeed(db, writes);
  const onGivenUp = (tags: readonly string[]) => {
    metrics.countLostNotice();
    logger.warn({ tags }, 'A cache notice could not be stored');
  };
  const { send: notify } = storedCacheNotices({ db, onStored: feed.wake, onGivenUp });
  const deliver = async (fields: Record<string, string>) => {
    const sent = { method: 'POST', body: new URLSearchParams(fields) };
    return (await app.request('/payments/demo/callback', sent)).ok;
  };
  const ahead = config.makesPicturesAhead ? await listPicturesBySight(db) : [];
  const pictures = new ForkedPictureMaker(mediaPlaceOf(config));
  const onAlarm = () => metrics.countAlarm();
  const composed = composeDeps({ config, db, logger, pictures, deliver, onAlarm });
  const replica = await openReplica({ config, logger, database });
  const deps = { ...composed, metrics, feed, notify, replica };
  watchShop({ metrics, database, pictures, replica });
  watchSales(metrics, db);
  nameBuild(metrics);
  const app = createApp(deps);
  const makeAhead = () => void pictures.makeAtLeisure(ahead);
  return { app, deps, feed, writes, makeAhead };
}

openProgram(async (opened) => {
  await prepare(opened);
  const { config, logger, database } = opened;
  const { app, deps, feed, writes, makeAhead } = await compose(opened);
  // The first listing does not wait for the catalogue.
  const catalogue = await currentCatalogue(database.db);
  catalogue.sortAll();
  const server = await listen({ app, host: config.host, port: config.port });
  makeAhead();
  catalogue.wordProducts.readFrequent(database.db).catch((error: unknown) => {
    logger.warn({ error }, 'Common words were not read; the first search for each reads it');
  });
  const { jobs: metrics } = deps.metrics;
  const background = config.doesJobs
    ? startBackground({ config, deps, metrics, logger, writes })
    : undefined;
  return {
    ready: `shop-api ready ${server.origin}`,
    stop() {
      feed.stop();
      return Promise.all([
        server.stop(DRAIN_LIMIT_MS).then(() => deps.replica?.stop()),
        background?.stop(),
      ]);
    },
  };
});
