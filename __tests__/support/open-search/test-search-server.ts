import { afterAll, beforeAll } from '@jest/globals';
import type { Database } from '@/shop-api/db/database';
import { sendSearchChanges } from '@/shop-api/domain/catalogue/search/feed/send-search-changes';
import { type Clock, FixedClock } from '@/shop-api/providers/clock';
import { randomIds } from '@/shop-api/providers/ids';
import { OpenSearchServer } from '@/shop-api/providers/search/open-search-server';
import type { SearchServer } from '@/shop-api/providers/search/search-server';
import { OpenSearchStandIn } from './open-search-stand-in';

/** A busy machine answers late; a test of the time limit sets its own. */
const PATIENT_MS = 20_000;

/** A search server for tests: a stand-in, or the real one that `TEST_OPENSEARCH_URL` names. */
export interface TestSearchServer {
  readonly server: SearchServer;
  /** What the shop would have logged. */
  readonly alarms: string[];
}

/** Opens a search server for the tests of a file. Their indexes have names of their own, and stay. */
export function withSearchServer(): TestSearchServer {
  const standIn = new OpenSearchStandIn();
  const alarms: string[] = [];
  let server: OpenSearchServer | undefined;
  beforeAll(async () => {
    await standIn.http.open();
    server = new OpenSearchServer({
      url: process.env.TEST_OPENSEARCH_URL ?? standIn.url,
      alarm: (message) => alarms.push(message),
      searchLimitMs: PATIENT_MS,
    });
  });
  afterAll(() => {
    standIn.http.close();
  });
  return {
    alarms,
    get server() {
      if (!server) throw new Error('The search server is open in hooks and tests only');
      return server;
    },
  };
}

/** The context of the feed. */
export function feedContext(
  db: Database,
  searchServer: SearchServer,
  clock: Clock = new FixedClock(new Date('2026-11-21T06:30:00Z')),
) {
  const notices: string[] = [];
  const notify = (tags: readonly string[]) => void notices.push(...tags);
  return { db, clock, ids: randomIds, searchServer, notify, notices };
}

/** Runs the feed until it has nothing to send. Returns how often it had. */
export async function feedAll(ctx: ReturnType<typeof feedContext>): Promise<number> {
  let rounds = 0;
  while ((await sendSearchChanges({ ctx })) > 0) rounds += 1;
  return rounds;
}
