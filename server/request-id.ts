import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER } from '../contract/kit/headers.ts';
import { requestIdScope } from '../lib/server/session/request-id.ts';
import type { Middleware } from './middleware.ts';

/** The ids that the edge lets through. */
const REQUEST_ID = /^[\w-]{16,64}$/;

/**
 * Gives every request an id, or keeps the edge's, and sends it with the answer. Calls of the shop
 * API have the same id, under which its log has them.
 */
export function requestIds(): Middleware {
  return ({ env }, next) => {
    const given = env.incoming.headers[REQUEST_ID_HEADER.toLowerCase()];
    const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    env.outgoing.setHeader(REQUEST_ID_HEADER, id);
    return requestIdScope().run(id, next);
  };
}
