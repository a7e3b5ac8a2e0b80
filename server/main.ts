import './environment.ts';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { RENDERED_FILE, RENDERED_FROM_FILE } from '../contract/kit/cache-feed.ts';
import { serverConfig } from '../lib/server/config.ts';
import { storefrontMetrics } from '../lib/server/http/metrics.ts';
import { readiness } from '../lib/server/readiness.ts';
import manifest from '../package.json' with { type: 'json' };
import { createApp } from './app.ts';
import { closeAfterAnswers } from './close-after-answers.ts';
import { createServer } from './create-server.ts';
import { followNotices } from './follow-notices.ts';
import { createLogger, logConsole } from './log.ts';
import { openNext } from './next.ts';
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

/** Has the metrics say which build this is: by its version, its id and the folder of its release. */
async function nameBuild(distDir: string): Promise<void> {
  const build = await readFile(join(distDir, 'BUILD_ID'), 'utf8');
  const release = basename(process.cwd());
  storefrontMetrics().build.set({ version: manifest.version, release, build: build.trim() }, 1);
}

/**
 * Returns the id of the cache notice up to which the pages of a build are fresh; undefined where none
 * were rendered.
 * @param distDir the folder of the build
 */
async function renderedFrom(distDir: string): Promise<number | undefined> {
  const text = await readFile(join(distDir, RENDERED_FROM_FILE), 'utf8').catch(() => '');
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** Returns whether the pages of a build were rendered in advance. */
function hasRenderedPages(distDir: string): boolean {
  return existsSync(join(distDir, RENDERED_FILE));
}
