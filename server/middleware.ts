import type { IncomingMessage } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import type { Answer } from './answer.ts';

/** What Node has of a request; Next.js answers with it. */
export interface ServerEnv {
  Bindings: { incoming: IncomingMessage; outgoing: Answer };
}

/** A step of every request, in the order of `app.ts`. */
export type Middleware = MiddlewareHandler<ServerEnv>;

/**
 * Tells Hono that the answer has been sent. Where the shop API runs in the same process, its adapter
 * has put a class in place of `Response` whose unread instances are sent.
 */
export const SENT: Response = RESPONSE_ALREADY_SENT;
void SENT.body;

/** Returns the path of a request, without the query. */
export function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '';
}
