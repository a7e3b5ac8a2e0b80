import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilStatus } from '../../../__tests__/support/processes.ts';
import { startApi } from '../../../scripts/shop/api.ts';
import { Crew } from '../../../scripts/shop/crew.ts';
import { SHOP_VARIABLES, TEST_BUILD } from '../../../scripts/test/test-shop.ts';
import { nodeArguments, npmCommand } from './npm-command.ts';
import { makeScratchDatabase } from './scratch-database.ts';
import { openStandIns } from './stand-ins.ts';

const PORT = process.env.TEST_PORT || '3100';
const API_PORT = process.env.TEST_API_PORT || '4100';

const newSecret = () => randomBytes(32).toString('hex');

/** The variables of deploy/live.env.template; a file `.env` of this project says nothing. */
function liveVariables(databaseUrl: string, dataDir: string): Record<string, string> {
  const { PATH = '' } = process.env;
  return {
    ...Object.fromEntries(SHOP_VARIABLES.map((name) => [name, ''])),
    PATH,
    SHOP_MODE: 'live',
    PUBLIC_ORIGIN: `http://localhost:${PORT}`,
    PORT,
    API_PORT,
    API_BASE_URL: `http://127.0.0.1:${API_PORT}`,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DIST_DIR: TEST_BUILD,
    SESSION_SECRET: newSecret(),
    API_SECRET: newSecret(),
    REVALIDATE_SECRET: newSecret(),
    LOG_LEVEL: 'warn',
    PICTURES_AHEAD: 'false',
    CHECK_ANSWERS: 'true',
  };
}

/** A live shop without goods, opened by the commands of docs/go-live.md. */
export type LiveShop = Awaited<ReturnType<typeof openLiveShop>>;

/** Opens a live shop on an empty database. */
export async function openLiveShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'vanya-live-'));
  const [database, standIns] = await Promise.all([makeScratchDatabase(), openStandIns()]);
  const env = { ...liveVariables(database.url, dataDir), ...standIns.variables };
  const crew = new Crew();
  const close = async () => {
    await crew.stop();
    await standIns.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await npmCommand(env, 'build');
    await npmCommand(env, 'migrate');
    await startApi(crew, nodeArguments('start:api'), env);
    await npmCommand(env, 'render');
    await startWeb(crew, env);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    origin: `http://localhost:${PORT}`,
    mailsTo: standIns.mailsTo,
    codeOf: standIns.codeOf,
    /** Makes the first member of staff; returns the link that the command prints. */
    makeStaff: async (email: string) => {
      const said = await npmCommand(env, 'make-staff', email);
      return /https?:\S+/.exec(said)?.[0] ?? '';
    },
    close,
  };
}

async function startWeb(crew: Crew, env: Record<string, string>): Promise<void> {
  const own = { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  crew.start({
    name: 'The storefront',
    args: nodeArguments('start:web'),
    env: own,
    onLine: (line) => console.info(line),
  });
  await untilStatus(`http://127.0.0.1:${PORT}/readyz`, 200);
}
