import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** A request that a server of this process has received, and its answer, of which nothing is sent. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const CHANNEL = 'http.server.request.start';

interface Received extends Exchange {
  server: Server;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Calls `listener` for each request that any server of this process receives, before the server's
 * own handlers. Next.js hands out no server. Returns a function that ends it.
 */
export function onEachRequest(listener: (exchange: Received) => void): () => void {
  const onMessage = (message: unknown) => listener(message as Received);
  subscribe(CHANNEL, onMessage);
  return () => void unsubscribe(CHANNEL, onMessage);
}

/**
 * Asks `answer` before the handlers of any server of this process; they are called where it returns
 * false. Returns a function that ends it.
 */
export function answerFirst(answer: (exchange: Exchange) => boolean): () => void {
  const handlers = new Map<Server, Handler[]>();
  const stop = onEachRequest(({ server }) => {
    if (handlers.has(server)) return;
    const own = server.listeners('request') as Handler[];
    handlers.set(server, own);
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (answer({ request, response })) return;
      for (const handle of own) handle.call(server, request, response);
    });
  });
  return () => {
    stop();
    for (const [server, own] of handlers) {
      server.removeAllListeners('request');
      for (const handle of own) server.on('request', handle);
    }
  };
}
