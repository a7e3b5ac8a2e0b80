import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { MAX_FRAME_BYTES } from '../../contract/kit/headers.ts';
import {
  MAX_AVATAR_BYTES,
  MAX_PHOTO_BYTES,
  MAX_RETURN_PHOTOS,
} from '../../contract/shop/limits.ts';
import { strictTransport } from '../../lib/routing/strict-transport.ts';
import { Problem } from '../bootstrap/problem.mjs';
import { ROOT, readPort, readSettings } from '../shop/settings.ts';

type Environment = Record<string, string | undefined>;

/** What the edge bears of one network address, in seconds and counts. */
export interface EdgeLimits {
  /** Until the last header of a request has come. */
  headerSeconds: number;
  /** Between two parts of a body, and between two parts of an answer that a client takes. */
  bodySeconds: number;
  sendSeconds: number;
  /** Until a storefront begins to answer with a public page. */
  pageSeconds: number;
  /** The phones of a mobile operator share addresses, so these three are generous. */
  connectionsPerAddress: number;
  writesPerSecond: number;
  writeBurst: number;
}

const EDGE_LIMITS: EdgeLimits = {
  headerSeconds: 10,
  bodySeconds: 10,
  sendSeconds: 20,
  pageSeconds: 15,
  connectionsPerAddress: 400,
  writesPerSecond: 20,
  writeBurst: 100,
};

/** Where systemd takes lines for the journal. nginx cannot open the standard error that it gives. */
const JOURNAL = '/dev/log';
const SYSLOG = `syslog:server=unix:${JOURNAL},nohostname,tag=edge`;

/** Maximum sizes of the bodies with pictures, in bytes. */
export const UPLOAD_BYTES = {
  avatar: MAX_AVATAR_BYTES + MAX_FRAME_BYTES,
  photos: MAX_RETURN_PHOTOS * MAX_PHOTO_BYTES + MAX_FRAME_BYTES,
};

/** How shoppers come where no proxy in front takes TLS. */
export interface EdgeTls {
  /** Absolute paths of the chain and its key. */
  certificate: string;
  key: string;
  /** Where http is answered, by a redirect to `origin`. */
  httpPort: number;
  origin: string;
  /** The folder of the proofs by which a certificate is renewed. */
  proofs: string;
}

export interface EdgeSettings {
  port: number;
  /** Storefronts as `host:port`; a request goes to another while one does not answer. */
  storefronts: string[];
  /** Shop APIs, which are joined at `apiPort`; none: storefronts reach theirs otherwise. */
  apis: string[];
  apiPort: number;
  /** Undefined: shoppers, or a proxy in front, come by http. */
  tls: EdgeTls | undefined;
  hasIpv6: boolean;
  /** Proxies in front of the edge. */
  outerProxies: number;
  /** The value of `Strict-Transport-Security`; empty where shoppers come by http. */
  strictTransport: string;
  /** Where nginx has its configuration, copies and temporary files; absolute. */
  folder: string;
  /** Where nginx writes what failed or was refused: a file, or a socket of syslog. */
  troubleLog: string;
  /** Pictures are not on the disk: the edge keeps copies of those that it has sent. */
  copiesPictures: boolean;
  /** The folders whose files nginx sends itself, by the beginning of their address; absolute. */
  files: Record<string, string>;
  limits: EdgeLimits;
}

/**
 * Reads the settings of the edge from the variables of the shop.
 * @throws {Problem} naming the variable that is wrong
 */
export function readEdgeSettings(env: Environment): EdgeSettings {
  const { port: storefrontPort, apiPort, publicOrigin, dataDir, distDir } = readSettings(env);
  const storefronts = readServers(env, 'EDGE_STOREFRONTS');
  const apis = readServers(env, 'EDGE_APIS');
  const port = readPort(env, 'EDGE_PORT', 8080);
  const tls = readTls(env, publicOrigin, dataDir);
  assertPortsDiffer({
    EDGE_PORT: [`127.0.0.1:${port}`],
    EDGE_HTTP_PORT: tls ? [`127.0.0.1:${tls.httpPort}`] : [],
    EDGE_STOREFRONTS: storefronts,
    EDGE_APIS: apis,
    API_PORT: apis.length > 0 ? [`127.0.0.1:${apiPort}`] : [],
  });
  const { EDGE_EARLIER_RELEASE: earlier } = env;
  return {
    port,
    storefronts: storefronts.length > 0 ? storefronts : [`127.0.0.1:${storefrontPort}`],
    apis,
    apiPort,
    tls,
    hasIpv6: Object.values(networkInterfaces()).some((found) =>
      found?.some(({ family }) => family === 'IPv6'),
    ),
    outerProxies: trustedProxies(env) - 1,
    strictTransport: strictTransport({ PUBLIC_ORIGIN: publicOrigin }),
    folder: join(dataDir, 'edge'),
    troubleLog: existsSync(JOURNAL) ? SYSLOG : join(dataDir, 'edge', 'trouble.log'),
    copiesPictures: Boolean(env.S3_BUCKET),
    files: {
      '_next/static': join(ROOT, distDir, 'static'),
      ...(earlier && { 'earlier/_next/static': join(earlier, distDir, 'static') }),
      art: join(ROOT, 'public/art'),
      fonts: join(ROOT, 'public/fonts'),
      media: join(dataDir, 'media'),
    },
    limits: EDGE_LIMITS,
  };
}

/** Two programs cannot listen at one port. */
function assertPortsDiffer(given: Record<string, readonly string[]>): void {
  const taken = new Map<string, string>();
  for (const [name, servers] of Object.entries(given)) {
    for (const server of servers) {
      const other = taken.get(server);
      if (other) {
        throw new Problem(`${name} and ${other} have the same port, ${server.split(':').at(-1)}.`);
      }
      taken.set(server, name);
    }
  }
}

/** The storefront must count the edge among its proxies, or all shoppers have one address. */
function trustedProxies({ TRUSTED_PROXIES = '' }: Environment): number {
  if (/^[1-9]$/.test(TRUSTED_PROXIES)) return Number(TRUSTED_PROXIES);
  throw new Problem(
    `TRUSTED_PROXIES must be 1 or more behind an edge; it is "${TRUSTED_PROXIES}".`,
    'Write TRUSTED_PROXIES=1 into .env, then start the shop and the edge again.',
  );
}

/** Reads servers that are separated by commas: `3001` of this machine, or `host:3000`. */
function readServers(env: Environment, name: string): string[] {
  const texts = (env[name] ?? '').split(',').map((text) => text.trim());
  return texts.filter(Boolean).map((text) => {
    const [, host = '127.0.0.1', port = text] = /^([\w.-]+):(\w+)$/.exec(text) ?? [];
    return `${host}:${readPort({ [name]: port }, name, 0)}`;
  });
}

function readTls(env: Environment, origin: string, dataDir: string): EdgeTls | undefined {
  const { EDGE_CERTIFICATE: certificate, EDGE_CERTIFICATE_KEY: key, EDGE_ACME_DIR } = env;
  const proofs = EDGE_ACME_DIR || join(dataDir, 'acme');
  const httpPort = readPort(env, 'EDGE_HTTP_PORT', 8081);
  if (!certificate && !key) return undefined;
  if (!certificate || !key) {
    throw new Problem('EDGE_CERTIFICATE and EDGE_CERTIFICATE_KEY are set together or not at all.');
  }
  if (!origin.startsWith('https:')) {
    throw new Problem(
      `PUBLIC_ORIGIN must begin with https:// beside EDGE_CERTIFICATE; it is "${origin}".`,
    );
  }
  return { certificate, key, httpPort, origin: origin.replace(/\/+$/, ''), proofs };
}
