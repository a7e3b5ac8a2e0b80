import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../bootstrap/problem.mjs';
import type { ShopSettings } from './settings.ts';

/**
 * Returns a secret that is generated once and stored in the data folder, so that sessions survive a
 * restart.
 */
function storedSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    const secret = randomBytes(32).toString('hex');
    writeFileSync(file, secret, { mode: 0o600 });
    return secret;
  }
}

/**
 * Returns the secrets that API and storefront receive at the start.
 * @throws {Problem} in live mode without SESSION_SECRET
 */
export function sharedSecrets(settings: ShopSettings): Record<string, string> {
  const { SESSION_SECRET, REVALIDATE_SECRET, API_SECRET } = settings.variables;
  if (settings.mode === 'live' && !SESSION_SECRET) {
    throw new Problem(
      'SESSION_SECRET is not set, and SHOP_MODE is live.',
      'Set it to at least 32 random characters, for example from: openssl rand -hex 32',
    );
  }
  return {
    SESSION_SECRET: SESSION_SECRET || storedSecret(settings.dataDir, 'session-secret'),
    API_SECRET: API_SECRET || storedSecret(settings.dataDir, 'api-secret'),
    REVALIDATE_SECRET: REVALIDATE_SECRET || storedSecret(settings.dataDir, 'revalidate-secret'),
  };
}
