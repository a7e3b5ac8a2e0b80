import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { ServerConfig } from '@/lib/server/config';
import { clientAddressOf } from '@/lib/server/session/client-address';

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request may read the metrics: with the token of the configuration (`Authorization:
 * Bearer {token}`), or without one from this machine.
 */
export function isFromInside(
  request: Request,
  { metricsToken }: Pick<ServerConfig, 'metricsToken'>,
): boolean {
  if (metricsToken === undefined) return isLocal(request);
  const given = request.headers.get('Authorization') ?? '';
  return timingSafeEqual(hash(given), hash(`Bearer ${metricsToken}`));
}

/**
 * A proxy on this machine forwards requests of others; it names them, or has another host name.
 * Next.js adds `X-Forwarded-For` with the address of the connection where there is none.
 */
function isLocal(request: Request): boolean {
  const { headers } = request;
  const forwarded = headers.get('X-Forwarded-For')?.split(',') ?? [];
  const host = URL.parse(`http://${headers.get('Host')}`)?.hostname ?? '';
  return LOCAL_NAMES.has(host) && [clientAddressOf(request), ...forwarded].every(isLoopback);
}

function isLoopback(address: string | undefined): boolean {
  const text = address?.trim() ?? '';
  return ipaddr.isValid(text) && ipaddr.process(text).range() === 'loopback';
}

/** Texts of one length, as the comparison needs them. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
