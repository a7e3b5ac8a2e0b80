import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** What storefront and API share, and the file that keeps it in a demo shop. */
const FILES = {
  SESSION_SECRET: 'session-secret',
  API_SECRET: 'api-secret',
  REVALIDATE_SECRET: 'revalidate-secret',
} as const;

/** Returns the secrets that API and storefront receive at the start; a live shop makes none itself. */
export function sharedSecrets({ mode, variables, dataDir }: ShopSettings): Record<string, string> {
  const secrets = Object.entries(FILES).map(([name, file]) => {
    const made = () => (mode === 'demo' ? storedSecret(dataDir, file) : '');
    return [name, variables[name] || made()];
  });
  return Object.fromEntries(secrets);
}
