import { join } from 'node:path';
import { MAX_FRAME_BYTES } from '../../contract/kit/headers.ts';
import {
  MAX_AVATAR_BYTES,
  MAX_RETURN_PHOTO_BYTES,
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
  /** The phones of a mobile operator share addresses, so these three are generous. */
  connectionsPerAddress: number;
  writesPerSecond: number;
  writeBurst: number;
}

const EDGE_LIMITS: EdgeLimits = {
  headerSeconds: 10,
  bodySeconds: 10,
  sendSeconds: 20,
  connectionsPerAddress: 400,
  writesPerSecond: 20,
  writeBurst: 100,
};

/** Maximum sizes of the bodies with pictures, in bytes. */
export const UPLOAD_BYTES = {
  avatar: MAX_AVATAR_BYTES + MAX_FRAME_BYTES,
  photos: MAX_RETURN_PHOTOS * MAX_RETURN_PHOTO_BYTES + MAX_FRAME_BYTES,
};

export interface EdgeSettings {
  port: number;
  storefrontPort: number;
  /** Proxies in front of the edge. */
  outerProxies: number;
  /** The value of `Strict-Transport-Security`; empty where shoppers come by http. */
  strictTransport: string;
  /** Where nginx has its configuration, copies and temporary files; absolute. */
  folder: string;
  /** The folders whose files nginx sends itself, by the beginning of their address; absolute. */
  files: Record<string, string>;
  limits: EdgeLimits;
}

/**
 * Reads the settings of the edge from the variables of the shop.
 * @throws {Problem} naming the variable that is wrong
 */
export function readEdgeSettings(env: Environment): EdgeSettings {
  const { port: storefrontPort, publicOrigin, dataDir, distDir } = readSettings(env);
  return {
    port: readPort(env, 'EDGE_PORT', 8080),
    storefrontPort,
    outerProxies: trustedProxies(env) - 1,
    strictTransport: strictTransport({ PUBLIC_ORIGIN: publicOrigin }),
    folder: join(dataDir, 'edge'),
    files: {
      '_next/static': join(ROOT, distDir, 'static'),
      art: join(ROOT, 'public/art'),
      fonts: join(ROOT, 'public/fonts'),
      media: join(dataDir, 'media'),
    },
    limits: EDGE_LIMITS,
  };
}

/** The storefront must count the edge among its proxies, or all shoppers have one address. */
function trustedProxies({ TRUSTED_PROXIES = '' }: Environment): number {
  if (/^[1-9]$/.test(TRUSTED_PROXIES)) return Number(TRUSTED_PROXIES);
  throw new Problem(
    `TRUSTED_PROXIES must be 1 or more behind an edge; it is "${TRUSTED_PROXIES}".`,
    'Write TRUSTED_PROXIES=1 into .env, then start the shop and the edge again.',
  );
}
