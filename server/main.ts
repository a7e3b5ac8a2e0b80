import './environment.ts';
import { serverConfig } from '../lib/server/config.ts';
import { readiness } from '../lib/server/readiness.ts';
import { createApp } from './app.ts';
import { closeAfterAnswers } from './close-after-answers.ts';
import { createServer } from './create-server.ts';
import { followNotices } from './follow-notices.ts';
import { createLogger, logConsole } from './log.ts';
import { nameBuild } from './name-build.ts';
import { openNext } from './next.ts';
import { hasRenderedPages, renderedFrom } from './rendered-from.ts';
import { readRoutes } from './route-pattern.ts';
import { openSharedPages } from './shared-pages/open-shared-pages.ts';
import { sharePages } from './shared-pages/shared-pages.ts';

/*
 * The program of the storefront: `app.ts` lists what happens to a request. It listens at PORT, and
 * compiles what is asked for where NODE_ENV is `development`.
 */
const { PORT = '3000', DIST_DIR = '.next', NODE_ENV } = process.env;
const isProduction = NODE_ENV === 'production';

if (isProduction) logConsole(createLogger(serverConfig().logLevel));

const next = await openNext({ isDev: !isProduction, port: Number(PORT) });
const app = createApp({
  handle: next.handle,
  routes: await readRoutes(DIST_DIR),
  trustedProxies: serverConfig().trustedProxies,
  isProduction,
  distDir: DIST_DIR,
});
if (isProduction) await nameBuild(DIST_DIR);
const server = createServer(app);
const { apiBaseUrl, revalidateSecret: secret } = serverConfig();
const from = await renderedFrom(DIST_DIR);
const pages = isProduction ? await openSharedPages(serverConfig(), DIST_DIR) : undefined;
sharePages(pages);
readiness().hasPages = hasRenderedPages(DIST_DIR);
const notices = secret
  ? followNotices({ handle: next.handle, apiBaseUrl, secret, from, ledger: pages?.ledger })
  : undefined;

async function stop(): Promise<void> {
  readiness().isStopping = true;
  // A browser in development keeps its connection open.
  if (!isProduction) server.closeAllConnections();
  await Promise.all([closeAfterAnswers(server), notices?.stop()]);
  await next.close();
  await pages?.close();
  process.exit();
}

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
server.listen(Number(PORT));
