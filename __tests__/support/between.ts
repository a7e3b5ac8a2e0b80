import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CACHE_FEED_PATH, type CacheNotice } from '../../contract/kit/cache-feed.ts';

/** Stands between storefronts and their API: counts what they ask, and has notices of its own. */
export interface Between {
  origin: string;
  /** The paths that were asked for since `count` was called last. */
  count: () => string[];
  /** Sends a notice. */
  notice: (tags: string[]) => void;
  /** Returns when so many storefronts have followed all notices, and wait for the next one. */
  untilFollowed: (storefronts: number) => Promise<void>;
  close: () => void;
}

const LATE_IDS = 50;

/**
 * Opens it before an API.
 * @param change returns an answer as the storefronts are to have it
 */
export async function openBetween(
  api: string,
  change: (path: string, body: string) => string,
): Promise<Between> {
  let asked: string[] = [];
  const notices: CacheNotice[] = [];
  const waiting = new Set<() => void>();
  let hear = () => {};

  const feed = (after: string | null, response: ServerResponse) => {
    const newest = notices.length;
    const answer = () => {
      const some = after === null ? [] : notices.slice(Math.max(0, Number(after) - LATE_IDS));
      const body = { status: true, notices: some, newest: notices.length, has_missed: false };
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
    };
    if (Number(after ?? -1) !== newest) return answer();
    waiting.add(answer);
    response.once('close', () => waiting.delete(answer));
    hear();
  };
  const pass = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    asked.push(path);
    const { headers } = request;
    const answer = await fetch(api + request.url, {
      headers: { companyid: `${headers.companyid}` },
    });
    const body = change(path, await answer.text());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type }).end(body);
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://between');
    if (pathname === CACHE_FEED_PATH) feed(searchParams.get('after'), response);
    else pass(request, response, pathname).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count() {
      const paths = asked;
      asked = [];
      return paths;
    },
    notice(tags) {
      notices.push({ id: notices.length + 1, tags });
      const told = [...waiting];
      waiting.clear();
      for (const answer of told) answer();
    },
    async untilFollowed(storefronts) {
      while (waiting.size < storefronts) {
        await new Promise<void>((next) => {
          hear = next;
        });
      }
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
