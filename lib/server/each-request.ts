import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request that a server of this process has received, and its answer, of which nothing is sent. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const CHANNEL = 'http.server.request.start';

/**
 * Calls `listener` for each request that any server of this process receives, before the server's
 * own handlers. Next.js hands out no server. Returns a function that ends it.
 */
export function onEachRequest(listener: (exchange: Exchange) => void): () => void {
  const onMessage = (message: unknown) => listener(message as Exchange);
  subscribe(CHANNEL, onMessage);
  return () => void unsubscribe(CHANNEL, onMessage);
}
