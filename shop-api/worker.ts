import { startBackground } from './background.ts';
import { checkBucket } from './check-bucket.ts';
import { ConfigError } from './config-error.ts';
import { assertMigrated } from './db/schema-steps.ts';
import { composeDeps } from './deps.ts';
import { storedCacheNotices } from './domain/cache-notices/store-notices.ts';
import { ApiMetrics } from './http/metrics.ts';
import { listen } from './listen.ts';
import { nameBuild } from './name-build.ts';
import { type Opened, openProgram } from './open-program.ts';
import { mediaPlaceOf } from './providers/pictures/open-media-store.ts';
import { ForkedPictureMaker } from './providers/pictures/picture-maker.ts';
import { refuseDemoData } from './refuse-demo-data.ts';
import { watchShop } from './watch-shop.ts';
import { createWorkerApp } from './worker-app.ts';
import { WriteSignal } from './write-signal.ts';

/** Its answers are short; nobody waits for a worker that ends. */
const DRAIN_LIMIT_MS = 1_000;

/** Any long time: only that something is waited for counts. */
const A_DAY_MS = 86_400_000;

/** Webhooks of the demo gateway are sent by the API that shows its page. */
const deliver = async () => false;

/** Composes what jobs work with, and what counts them. */
function compose({ config, logger, database }: Opened) {
  const { db } = database;
  const metrics = new ApiMetrics();
  const onGivenUp = (tags: readonly string[]) => {
    metrics.countLostNotice();
    logger.warn({ tags }, 'A cache notice could not be stored');
  };
  const notices = storedCacheNotices({ db, onGivenUp });
  const pictures = new ForkedPictureMaker(mediaPlaceOf(config));
  const onAlarm = () => metrics.countAlarm();
  const composed = composeDeps({ config, db, logger, pictures, deliver, onAlarm });
  watchShop({ metrics, database, pictures });
  nameBuild(metrics);
  return { deps: { ...composed, metrics, notify: notices.send }, notices };
}

/** Does what the shop does by itself, beside APIs that may be started without it (`JOBS=false`). */
async function start(opened: Opened) {
  const { config, logger, database } = opened;
  if (database.kind === 'pglite') {
    throw new ConfigError(
      'A worker needs DATABASE_URL: an embedded database has one process, whose API does the jobs.',
    );
  }
  await assertMigrated(database.db);
  await refuseDemoData(config, database.db);
  await checkBucket(config, logger);
  const { deps, notices } = compose(opened);
  const { host, workerMetricsPort: port } = config;
  const server =
    port === undefined ? undefined : await listen({ app: createWorkerApp(deps), host, port });
  const writes = new WriteSignal(database);
  const { jobs: metrics } = deps.metrics;
  const background = startBackground({ config, deps, metrics, logger, writes });
  // The waits of its work do not keep a process open, and while the database is away nothing else does.
  const staying = setInterval(() => undefined, A_DAY_MS);
  return {
    ready: server ? `shop-api worker ready ${server.origin}` : 'shop-api worker ready',
    async stop() {
      clearInterval(staying);
      await Promise.all([background.stop(), server?.stop(DRAIN_LIMIT_MS)]);
      await notices.settled();
    },
  };
}

openProgram(start, ({ workerMetricsPort }) => workerMetricsPort);
