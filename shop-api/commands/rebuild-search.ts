import { parseArgs } from 'node:util';
import { readApiConfig } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { openDatabase } from '../db/open-database.ts';
import { assertMigrated } from '../db/schema-steps.ts';
import { storedCacheNotices } from '../domain/cache-notices/store-notices.ts';
import { rebuildIndex } from '../domain/catalogue/search/feed/rebuild-index.ts';
import { systemClock } from '../providers/clock.ts';
import { randomIds } from '../providers/ids.ts';
import { OpenSearchServer } from '../providers/search/open-search-server.ts';
import { SearchServerError } from '../providers/search/search-server.ts';
import { failureOf } from '../start-problem.ts';

const USAGE = `Usage: npm run rebuild-search [-- --missing]
  builds the index of OPENSEARCH_URL anew, beside the one that serves; with --missing only where this
  version of the shop has none`;

/** Products between two lines of progress. */
const A_LINE = 10_000;

class WrongUse extends Error {}

/** Builds the index of the search server anew while searches use the one before. */
async function main(): Promise<void> {
  const isForMissing = readsMissing(process.argv.slice(2));
  const config = readApiConfig(process.env);
  const { openSearchUrl: url } = config;
  if (!url) throw new WrongUse('OPENSEARCH_URL is not set: the database searches.');
  const database = await openDatabase(config);
  const { db } = database;
  const notices = storedCacheNotices({ db, onGivenUp: () => undefined });
  try {
    await assertMigrated(db);
    const searchServer = new OpenSearchServer({ url, alarm: (text) => console.error(text) });
    const parts = { db, clock: systemClock, ids: randomIds, notify: notices.send };
    const ctx = { ...parts, searchServer };
    const isBuilt = await rebuildIndex({ ctx, isForMissing, onProgress: progress() });
    await notices.settled();
    console.info(isBuilt ? 'Searches use the new index.' : 'Searches have an index.');
  } finally {
    await database.close();
  }
}

/** Returns what prints a line where a step of ids was passed. */
function progress(): (productId: number) => void {
  let printed = 0;
  return (productId) => {
    if (productId < printed + A_LINE) return;
    printed = productId;
    console.info(`filled up to product ${productId}`);
  };
}

function readsMissing(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { missing: { type: 'boolean' } } }).values.missing === true;
  } catch {
    throw new WrongUse(USAGE);
  }
}

function plainMessage(error: unknown): unknown {
  if (error instanceof WrongUse || error instanceof ConfigError) return error.message;
  if (!(error instanceof SearchServerError)) return failureOf(error);
  return 'The server of OPENSEARCH_URL does not answer. The shop builds the index when it does.';
}

main().catch((error: unknown) => {
  console.error(plainMessage(error));
  process.exit(1);
});
