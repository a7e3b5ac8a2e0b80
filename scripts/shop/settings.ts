import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSecretFiles } from '../../contract/kit/secret-files.ts';
import { Problem } from '../bootstrap/problem.mjs';

export const ROOT = resolve(import.meta.dirname, '../..');

/** Environment variables by name. */
export type Variables = Record<string, string | undefined>;

/**
 * The settings with which the scripts open the shop; API and storefront read their own variables.
 */
export interface ShopSettings {
  port: number;
  apiPort: number;
  /** The variables that set the two ports, for messages. */
  portVariables: PortVariables;
  /** The address of the API for the storefront, without a trailing slash. */
  apiBaseUrl: string;
  /** False when API_BASE_URL names another API: then the bundled one is not started. */
  bundledApi: boolean;
  publicOrigin: string;
  /** Absolute. */
  dataDir: string;
  /** The folder of the production build, relative to the project. */
  distDir: string;
  mode: 'demo' | 'live';
  /** The variables that its processes inherit. */
  variables: Variables;
}

interface PortVariables {
  port: string;
  apiPort: string;
}

/**
 * Reads a port from a variable.
 * @throws {Problem} when it is none
 */
export function readPort(env: Variables, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Problem(`${name} must be a port between 1 and 65535; it is "${text}".`);
}

function readMode(env: Variables): ShopSettings['mode'] {
  const mode = env.SHOP_MODE || 'demo';
  if (mode === 'demo' || mode === 'live') return mode;
  throw new Problem(`SHOP_MODE must be demo or live; it is "${mode}".`);
}

const SHOP_PORTS: PortVariables = { port: 'PORT', apiPort: 'API_PORT' };

/**
 * Reads the settings from environment variables; `.env.example` explains each.
 * @throws {Problem} naming the variable that is wrong
 */
export function readSettings(env: Variables, portVariables = SHOP_PORTS): ShopSettings {
  const port = readPort(env, portVariables.port, 3000);
  const apiPort = readPort(env, portVariables.apiPort, 4000);
  if (port === apiPort) {
    throw new Problem(`The shop and its API cannot share port ${port}.`);
  }
  return {
    port,
    apiPort,
    portVariables,
    apiBaseUrl: (env.API_BASE_URL || `http://127.0.0.1:${apiPort}`).replace(/\/+$/, ''),
    bundledApi: !env.API_BASE_URL,
    publicOrigin: env.PUBLIC_ORIGIN || `http://localhost:${port}`,
    dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
    distDir: env.DIST_DIR || '.next',
    mode: readMode(env),
    variables: env,
  };
}

/**
 * Reads a file of variables into the environment, `.env` where there is one, and the secrets whose
 * files are named; variables that are set take precedence.
 * @throws {Problem} naming the file that cannot be read
 */
export function loadEnvFile(given?: string): void {
  const path = given ?? join(ROOT, '.env');
  try {
    if (given !== undefined || existsSync(path)) process.loadEnvFile(path);
  } catch (error) {
    throw new Problem(`${path} cannot be read (${(error as Error).message}).`);
  }
  try {
    readSecretFiles(process.env, (path) => readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Problem((error as Error).message);
  }
}
