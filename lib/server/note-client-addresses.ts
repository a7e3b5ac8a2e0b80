import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { clientAddress, clientAddressHeader } from './client-address';
import { serverConfig } from './config';

/**
 * Notes on every incoming request who sent it. Next hands the socket to no route, and what it puts
 * into `X-Forwarded-For` itself a shopper may have written.
 */
export function noteClientAddresses(): void {
  const { trustedProxies } = serverConfig();
  const header = clientAddressHeader();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const forwarded = request.headers['x-forwarded-for'];
    request.headers[header] = clientAddress({
      forwarded: Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
      peer: request.socket.remoteAddress,
      proxies: trustedProxies,
    });
  });
}
