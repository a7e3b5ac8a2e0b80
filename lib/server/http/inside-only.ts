import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { ServerConfig } from '@/lib/server/config';
import { isOfThisMachine } from '@/lib/server/session/client-address';

/**
 * Whether a request may read the metrics: with the token of the configuration (`Authorization:
 * Bearer {token}`), or without one from this machine.
 */
export function isFromInside(
  request: Request,
  { metricsToken }: Pick<ServerConfig, 'metricsToken'>,
): boolean {
  if (metricsToken === undefined) return isOfThisMachine(request);
  const given = request.headers.get('Authorization') ?? '';
  return timingSafeEqual(hash(given), hash(`Bearer ${metricsToken}`));
}

/** Texts of one length, as the comparison needs them. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
