import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

interface RawRequest {
  headers?: Record<string, string>;
  method?: string;
  body?: Buffer;
  /** The network address of the sender, one of this machine's. */
  from?: string;
}

interface RawAnswer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** The bytes as they were sent, compressed or not. */
  bytes: Buffer;
  text: string;
}

/**
 * Asks without `fetch`, which cleans addresses, sends headers of its own and decompresses. Accepts a
 * certificate that nobody trusts.
 */
export function rawAnswer(url: string, { body, from, ...options }: RawRequest = {}) {
  const { origin } = new URL(url);
  const { hostname: host, port, protocol } = new URL(origin);
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  const local = { localAddress: from, agent: false, rejectUnauthorized: false };
  return new Promise<RawAnswer>((done, failed) => {
    const path = url.slice(origin.length);
    const asked = request({ ...options, ...local, host, port, path });
    asked.on('error', failed).on('response', async (answer) => {
      const bytes = await buffer(answer);
      done({ status: answer.statusCode, headers: answer.headers, bytes, text: `${bytes}` });
    });
    asked.end(body);
  });
}
