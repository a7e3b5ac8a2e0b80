import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readPort } from '../../scripts/shop/settings.ts';
import { SHOP_VARIABLES, TEST_BUILD } from '../../scripts/test/test-shop.ts';

const { CLUSTER_ORDERS = '2000', CLUSTER_PORT } = process.env;

/** Where the edge listens; the others have the ports behind it, and below those of passing connections. */
const FIRST_PORT = readPort({ CLUSTER_PORT }, 'CLUSTER_PORT', 3600);

/** How large the shop and its sale day are. */
export const SIZES = {
  storefronts: 3,
  apis: 3,
  workers: 2,
  /** Orders that are acknowledged before the day ends. */
  orders: Number(CLUSTER_ORDERS),
  /** Shoppers who order, one order after the other. */
  buyers: 10,
  browsers: 4,
  searchers: 2,
} as const;

const several = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

/**
 * What a person waits between two steps, in ms: more people would ask more, not sooner. Two processors
 * have room to spare then; without it, a day measures how long requests wait for one.
 */
export const THINKS_MS = { buyer: 900, visitor: 1_000 };

/** The ports of the cluster, which keep what is started again findable. */
export const PORTS = {
  edge: FIRST_PORT,
  storefronts: several(FIRST_PORT + 1, SIZES.storefronts),
  /** Where the edge joins the APIs. */
  api: FIRST_PORT + 1_000,
  apis: several(FIRST_PORT + 1_001, SIZES.apis),
  postgres: FIRST_PORT + 2_000,
  replica: FIRST_PORT + 2_001,
  pooler: FIRST_PORT + 2_002,
  valkey: FIRST_PORT + 2_003,
} as const;

/** The address that shoppers use. */
export const ORIGIN = `http://127.0.0.1:${PORTS.edge}`;
const API_ORIGIN = `http://127.0.0.1:${PORTS.api}`;
/** What the processes of a run write; it stays for a look after a failure. */
export const FOLDER = join(ROOT, '.data-cluster');
export const SESSION_SECRET = randomBytes(32).toString('hex');

const newSecret = () => randomBytes(32).toString('hex');

/** Variables by name. */
export type Environment = Record<string, string>;

/** The variables of all programs of the shop but those that name its neighbours. */
export function shopVariables(): Environment {
  rmSync(FOLDER, { recursive: true, force: true });
  const { PATH = '' } = process.env;
  return {
    ...Object.fromEntries(SHOP_VARIABLES.map((name) => [name, ''])),
    PATH,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PUBLIC_ORIGIN: ORIGIN,
    API_BASE_URL: API_ORIGIN,
    API_PORT: String(PORTS.api),
    DATA_DIR: FOLDER,
    DIST_DIR: TEST_BUILD,
    SESSION_SECRET,
    API_SECRET: newSecret(),
    REVALIDATE_SECRET: newSecret(),
    // A proxy in front takes TLS, and names each shopper's address.
    TRUSTED_PROXIES: '2',
    EDGE_PORT: String(PORTS.edge),
    EDGE_STOREFRONTS: PORTS.storefronts.join(),
    EDGE_APIS: PORTS.apis.join(),
    JOBS: 'false',
    // Starts cost half a second of a processor less.
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/vanya-tests/compiled'),
    LOG_LEVEL: 'warn',
    DEMO_HISTORY: 'false',
    DEMO_PICTURE_WIDTH: '320',
    PICTURES_AHEAD: 'false',
  };
}
