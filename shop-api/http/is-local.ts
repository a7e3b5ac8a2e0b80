import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Returns whether a request is local. A proxy on this machine forwards requests of others, so its
 * requests are not local. Nor are those of a page whose own host name points to this machine.
 */
export function isLocal(c: Context): boolean {
  const isForwarded = PROXY_HEADERS.some((name) => c.req.header(name) !== undefined);
  const isOwnName = LOCAL_NAMES.has(new URL(c.req.url).hostname);
  return !isForwarded && isOwnName && LOOPBACK.has(getConnInfo(c).remote.address ?? '');
}
