import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** For the whole call, to the last byte of the answer. */
  timeLimitMs: number;
  /** The longest answer that is read. */
  mostBytes: number;
}

export interface PostAnswer {
  status: number;
  text: string;
}

/**
 * Posts once, on a connection of its own, and answers what came back. It follows no redirect and
 * takes plain bytes alone: `fetch` would unpack whatever the answer names (docs/decisions/0006).
 * @throws Error when there is no answer in time or it is too long; it never holds the address's query
 */
export async function post(call: Post): Promise<PostAnswer> {
  const signal = AbortSignal.timeout(call.timeLimitMs);
  try {
    const answer = await send(call, signal);
    return { status: answer.statusCode ?? 0, text: await readText(answer, call.mostBytes) };
  } catch (error) {
    if (signal.aborted) throw new Error(`no answer within ${call.timeLimitMs} ms`);
    throw error;
  }
}

function send({ url, headers, body }: Post, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  const plain = { 'Accept-Encoding': 'identity', 'Content-Length': Buffer.byteLength(body) };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, { method: 'POST', agent: false, signal, headers: { ...headers, ...plain } })
    .on('response', resolve)
    .on('error', reject)
    .end(body);
  return promise;
}

async function readText(answer: IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    length += chunk.length;
    if (length > mostBytes) throw new Error(`an answer of more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
