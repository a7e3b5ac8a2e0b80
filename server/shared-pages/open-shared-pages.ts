import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerConfig } from '../../lib/server/config.ts';
import { storefrontMetrics } from '../../lib/server/http/metrics.ts';
import { NoticeLedger } from './notice-ledger.ts';
import { openPageStore } from './page-store.ts';
import { SharedPages } from './shared-pages.ts';

/** Raised when pages are handed over in another form. */
const FORM = 1;
const NO_SECRET =
  'VALKEY_URL is set and REVALIDATE_SECRET is not: pages are shared by storefronts that follow the cache notices.';

/**
 * Opens the pages that storefronts share where VALKEY_URL names a store; undefined where it does not.
 * @param distDir the folder of the build
 */
export async function openSharedPages(
  config: ServerConfig,
  distDir: string,
): Promise<SharedPages | undefined> {
  const { valkeyUrl: url, revalidateSecret: secret } = config;
  if (!url) return undefined;
  if (!secret) {
    console.warn(NO_SECRET);
    return undefined;
  }
  const { registry, sharedPagesUsed, sharedPageReads } = storefrontMetrics();
  registry.registerMetric(sharedPagesUsed);
  sharedPagesUsed.set(0);
  let hasRefused = false;
  const store = await openPageStore({
    url,
    onUse(isUsed, cause) {
      sharedPagesUsed.set(Number(isUsed));
      if (isUsed) console.info('Pages are shared by Valkey');
      else console.warn('Valkey is away: each storefront renders its pages itself', cause);
    },
  });
  return new SharedPages({
    store,
    secret,
    ledger: new NoticeLedger(),
    namespace: await namespaceOf(config, distDir),
    onRead(result) {
      sharedPageReads.inc({ result });
      if (result !== 'refused' || hasRefused) return;
      hasRefused = true;
      console.warn('Valkey has pages that no storefront of this shop stored; they are not shown');
    },
  });
}

/** Builds and shops that differ in what is on every page share none. */
async function namespaceOf(config: ServerConfig, distDir: string): Promise<string> {
  const build = await readFile(join(distDir, 'BUILD_ID'), 'utf8');
  const { publicOrigin, companyId, shopMode } = config;
  const parts = JSON.stringify([FORM, build.trim(), publicOrigin, companyId, shopMode]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 16);
}
