import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { listObjects, type StoredObject } from './list-objects.ts';
import { Refusal } from './refusal.ts';
import { type Account, assertSigned, type SentRequest } from './signature.ts';

export const BUCKET = 'shop';
export const ACCOUNT: Account = {
  accessKeyId: 'AKIDOFTESTS',
  secretAccessKey: 'the secret of the tests',
  region: 'ap-south-1',
};

interface Answer {
  status: number;
  headers?: Record<string, string | number>;
  body?: Buffer | string;
}

const XML = { 'Content-Type': 'application/xml' };
const KEPT = ['content-type', 'cache-control'];

/**
 * An object store as Amazon's documentation describes S3: the calls that the shop uses, in the style of
 * paths, each signed by version 4, and refusals for everything else. An object appears whole.
 */
export class S3StandIn {
  /** Whether it takes calls and answers none. */
  isSilent = false;
  /** The calls so far: `GET media/1/original`. */
  readonly calls: string[] = [];
  readonly objects = new Map<string, StoredObject>();
  readonly #server = createServer((request, response) => void this.#handle(request, response));

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '' } = incoming;
    const headers = incoming.headers as Record<string, string>;
    const answer = await this.#answer({ method, path, headers, body: await buffer(incoming) });
    if (this.isSilent) return;
    const body = answer.body ?? '';
    response.writeHead(answer.status, {
      'Content-Length': Buffer.byteLength(body),
      ...answer.headers,
    });
    response.end(method === 'HEAD' ? undefined : body);
  }

  async #answer(request: SentRequest): Promise<Answer> {
    try {
      await assertSigned(request, ACCOUNT);
      return this.#route(request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, headers: XML, body: error.xml };
    }
  }

  #route(request: SentRequest): Answer {
    const url = new URL(request.path, 'http://store');
    const [, bucket = '', ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    this.calls.push(`${request.method} ${key}`);
    if (bucket !== BUCKET) throw new Refusal(404, 'NoSuchBucket');
    if (key === '') return this.#ofBucket(request, url.searchParams);
    if (request.method === 'PUT') return this.#put(key, request);
    const object = this.objects.get(key);
    if (!object) throw new Refusal(404, 'NoSuchKey');
    if (!['GET', 'HEAD'].includes(request.method)) throw new Refusal(405, 'MethodNotAllowed');
    const headers = {
      ...object.headers,
      ETag: object.etag,
      'Content-Length': object.bytes.length,
      'Last-Modified': object.storedAt.toUTCString(),
    };
    return { status: 200, headers, body: object.bytes };
  }

  #ofBucket({ method, body }: SentRequest, asked: URLSearchParams): Answer {
    if (method === 'GET' && asked.get('list-type') === '2')
      return { status: 200, headers: XML, body: listObjects(this.objects, asked) };
    if (method !== 'POST' || !asked.has('delete')) throw new Refusal(501, 'NotImplemented');
    const keys = [...body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
    if (keys.length === 0 || keys.length > 1_000) throw new Refusal(400, 'MalformedXML');
    for (const key of keys) this.objects.delete(key);
    return { status: 200, headers: XML, body: '<DeleteResult/>' };
  }

  #put(key: string, { body, headers }: SentRequest): Answer {
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    const kept = KEPT.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []));
    const stored = { bytes: body, etag, storedAt: new Date(), headers: Object.fromEntries(kept) };
    this.objects.set(key, stored);
    return { status: 200, headers: { ETag: etag } };
  }
}
