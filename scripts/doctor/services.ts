import pg from 'pg';
import { readApiConfig } from '../../shop-api/config.ts';
import { ConfigError } from '../../shop-api/config-error.ts';
import type { Finding } from '../bootstrap/finding.mjs';

const PATIENCE_MS = 5000;
const SECRETS = ['SESSION_SECRET', 'API_SECRET', 'REVALIDATE_SECRET'];
const LEAST_SECRET = 32;

/**
 * Checks whether the PostgreSQL server that a variable names accepts a connection within five
 * seconds.
 * @param variable DATABASE_URL or TEST_DATABASE_URL, whose value is `url`
 */
export async function postgresFinding(variable: string, url: string): Promise<Finding> {
  const base = { what: `PostgreSQL (${variable})`, isForTests: variable.startsWith('TEST_') };
  const mend = `start the server, correct ${variable}, or unset it to use the embedded database`;
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
    // Without a listener, a connection that breaks while it is opened would end this process.
    client.on('error', () => {});
    await client.connect();
    await client.end();
    return { ...base, isOk: true, detail: 'answers' };
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    return { ...base, isOk: false, detail: `does not answer (${message || code})`, mend };
  }
}

/**
 * Checks whether a live shop has its own secrets; a demo shop makes them and stores them in
 * DATA_DIR.
 */
export function secretsFinding(env: Record<string, string | undefined>): Finding {
  const what = 'Secrets';
  if (env.SHOP_MODE !== 'live') return { what, isOk: true, detail: 'made by the demo shop itself' };
  const lacking = SECRETS.filter((name) => (env[name] ?? '').length < LEAST_SECRET);
  if (lacking.length === 0) return { what, isOk: true, detail: SECRETS.join(', ') };
  const detail = `${lacking.join(', ')}: at least ${LEAST_SECRET} characters each in live mode`;
  const mend = lacking.map((name) => `echo "${name}=$(openssl rand -hex 32)" >> .env`);
  return { what, isOk: false, detail, mend: mend.join('\n           → ') };
}

/** The placeholder of secrets that are not set: `secretsFinding` reports those. */
const PLACEHOLDER = 'x'.repeat(LEAST_SECRET);

/**
 * Checks whether the bundled API accepts its variables; live mode needs more of them than demo
 * mode.
 */
export function variablesFinding(env: Record<string, string | undefined>): Finding {
  const what = 'Variables of the API';
  try {
    const { API_SECRET = PLACEHOLDER, REVALIDATE_SECRET = PLACEHOLDER } = env;
    readApiConfig({ ...env, API_SECRET, REVALIDATE_SECRET });
    return { what, isOk: true, detail: env.SHOP_MODE === 'live' ? 'live mode' : 'demo mode' };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const mend = 'set them in .env; .env.example explains each';
    return { what, isOk: false, detail: error.message, mend };
  }
}
