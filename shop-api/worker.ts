import { startBackground } from './background.ts';
import { ConfigError } from './config.ts';
import { assertMigrated } from './db/schema-steps.ts';
import { composeDeps } from './deps.ts';
import { storedCacheNotices } from './domain/cache-notices/store-notices.ts';
import { openProgram } from './open-program.ts';
import { mediaPlaceOf } from './providers/pictures/open-media-store.ts';
import { ForkedPictureMaker } from './providers/pictures/picture-maker.ts';
import { refuseDemoData } from './refuse-demo-data.ts';

/** Webhooks of the demo gateway are sent by the API that shows its page. */
const deliver = async () => false;

/** Does what the shop does by itself, beside APIs that may be started without it (`JOBS=false`). */
openProgram(async ({ config, logger, database: { db, kind } }) => {
  if (kind === 'pglite') {
    throw new ConfigError(
      'A worker needs DATABASE_URL: an embedded database has one process, whose API does the jobs.',
    );
  }
  await assertMigrated(db);
  await refuseDemoData(config, db);
  const onGivenUp = (tags: readonly string[]) =>
    logger.warn({ tags }, 'A cache notice could not be stored');
  const notices = storedCacheNotices({ db, onGivenUp });
  const pictures = new ForkedPictureMaker(mediaPlaceOf(config));
  const composed = composeDeps({ config, db, logger, pictures, deliver });
  const background = startBackground({
    config,
    deps: { ...composed, notify: notices.send },
    logger,
  });
  return {
    ready: 'shop-api worker ready',
    async stop() {
      await background.stop();
      await notices.settled();
    },
  };
});
