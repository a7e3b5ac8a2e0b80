import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { isLocalRequest } from '../../contract/kit/local-requests.ts';

/** Returns whether a call is of this machine; see `isLocalRequest`. */
export function isLocal(c: Context): boolean {
  return isLocalRequest({
    peer: getConnInfo(c).remote.address,
    host: new URL(c.req.url).host,
    header: (name) => c.req.header(name),
  });
}
