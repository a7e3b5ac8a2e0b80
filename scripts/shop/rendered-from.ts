import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CACHE_FEED_PATH,
  type CacheFeed,
  RENDERED_FROM_FILE,
} from '../../contract/kit/cache-feed.ts';
import { ROOT, type ShopSettings, type Variables } from './settings.ts';

const LIMIT_MS = 5_000;

/**
 * Returns the id of the newest cache notice; undefined from an API that has none for us. A storefront
 * goes on from the one before its pages were rendered.
 */
export async function newestNoticeOf(
  { apiBaseUrl }: ShopSettings,
  { REVALIDATE_SECRET: secret }: Variables,
): Promise<number | undefined> {
  if (!secret) return undefined;
  const answer = await fetch(`${apiBaseUrl}${CACHE_FEED_PATH}`, {
    headers: { Authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as CacheFeed).newest : undefined;
}

/** Stores the id beside the pages that were rendered after it. */
export function rememberNotice({ distDir }: ShopSettings, newest: number | undefined): void {
  const file = join(ROOT, distDir, RENDERED_FROM_FILE);
  if (newest === undefined) rmSync(file, { force: true });
  else writeFileSync(file, String(newest));
}
