import 'server-only';
import type { ServerResponse } from 'node:http';
import { answerFirst } from '@/lib/server/each-request';

/** Paths whose handlers know their own methods; Next.js answers 405 for the others of these. */
const CALLS = /^\/(?:api|demo\/pay)\//;
const OF_CALLS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const OF_PAGES = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses methods that neither pages nor calls have. Next.js sends a static page whatever the method
 * is, and fails where it cannot make a `Request` of it. Returns a function that ends it.
 */
export function refuseMethods(): () => void {
  return answerFirst(({ request, response }) => {
    const { method = '', url = '' } = request;
    // `OPTIONS *` asks about the server, and no handler of Next.js has such an address.
    if (url === '*') return refuse(response, 400);
    const isCall = CALLS.test(url);
    const allowed = isCall ? OF_CALLS : OF_PAGES;
    if (allowed.includes(method) && (isCall || method !== 'OPTIONS')) return false;
    response.setHeader('Allow', allowed.join(', '));
    return refuse(response, method === 'OPTIONS' ? 204 : 405);
  });
}

function refuse(response: ServerResponse, status: number): true {
  response.writeHead(status, { 'Cache-Control': 'no-store' }).end();
  return true;
}
