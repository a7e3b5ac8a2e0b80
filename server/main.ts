import { serverConfig } from '../lib/server/config.ts';
import { createApp } from './app.ts';
import { closeAfterAnswers } from './close-after-answers.ts';
import { createServer } from './create-server.ts';
import { openNext } from './next.ts';
import { readRoutes } from './route-pattern.ts';

/*
 * The program of the storefront: `app.ts` lists what happens to a request. It listens at PORT, and
 * compiles what is asked for where NODE_ENV is `development`.
 */
const { PORT = '3000', DIST_DIR = '.next', NODE_ENV } = process.env;
const isProduction = NODE_ENV === 'production';

const next = await openNext({ isDev: !isProduction, port: Number(PORT) });
const app = createApp({
  handle: next.handle,
  routes: await readRoutes(DIST_DIR),
  trustedProxies: serverConfig().trustedProxies,
  isProduction,
  distDir: DIST_DIR,
});
const server = createServer(app);

async function stop(): Promise<void> {
  // A browser in development keeps its connection open.
  if (!isProduction) server.closeAllConnections();
  await closeAfterAnswers(server);
  await next.close();
  process.exit();
}

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
server.listen(Number(PORT));
