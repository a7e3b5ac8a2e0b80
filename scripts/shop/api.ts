import { say } from '../bootstrap/problem.mjs';
import { showWhile } from '../bootstrap/status-line.mjs';
import { type Child, childProblem } from './child.ts';
import type { Crew } from './crew.ts';
import type { ShopSettings, Variables } from './settings.ts';

const MIGRATION_PROGRAM = 'shop-api/commands/migrate.ts';

/** The API's output: lines of progress, and the line that says it listens. */
const PROGRESS = /^shop-api: (.+)$/;
const READY = /^shop-api ready /;

/** Returns all variables of the API process. */
export function apiEnvironment(settings: ShopSettings, secrets: Record<string, string>): Variables {
  return {
    ...settings.variables,
    ...secrets,
    API_PORT: String(settings.apiPort),
    DATA_DIR: settings.dataDir,
    PUBLIC_ORIGIN: settings.publicOrigin,
    SHOP_MODE: settings.mode,
  };
}

/**
 * Brings the tables up to date before the API starts, which starts on no others.
 * @throws {Problem} with the command's own message when it cannot
 */
export async function migrateDatabase(crew: Crew, env: Variables): Promise<void> {
  const onLine = (line: string) => {
    const done = PROGRESS.exec(line)?.[1];
    if (done) say(`Shop API: ${done}`);
  };
  await crew.run({ name: 'npm run migrate', args: [MIGRATION_PROGRAM], env, onLine });
}

/**
 * Starts the bundled API and waits until it listens. The first start of a demo shop fills it.
 * @throws {Problem} with the API's own message when it refuses to start
 */
export async function startApi(crew: Crew, args: string[], env: Variables): Promise<void> {
  // A watched API waits for the next change instead of ending, so its failures are displayed.
  const isWatched = args.includes('--watch');
  let listens = () => {};
  let isReady = false;
  const onLine = (line: string) => {
    const progress = PROGRESS.exec(line)?.[1];
    if (READY.test(line)) {
      isReady = true;
      listens();
    } else if (progress) say(`Shop API: ${progress}`);
    else if (isReady || isWatched) console.info(line);
  };
  const start = () =>
    crew.keep({ name: 'The shop API', args, env, onLine }, async (api) => {
      const ready = new Promise<void>((resolve) => {
        isReady = false;
        listens = resolve;
      });
      const failed = api.ended.then(() => {
        throw childProblem('The shop API could not start.', reasonOf(api));
      });
      await Promise.race([ready, failed]);
    });
  await showWhile('Starting the shop API …', start);
}

/** Returns the output without the lines of progress. */
function reasonOf(api: Child): string[] {
  return api.tail().filter((line) => !PROGRESS.test(line));
}
