import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A request that a gateway received. */
export interface GatewayRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface GatewayAnswer {
  status?: number;
  /** The body: an object is sent as JSON, a text as HTML. */
  body: unknown;
}

const HTML = { 'Content-Type': 'text/html' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

type Fault = (response: ServerResponse, rightAnswer: string) => void;

const text = (status: number, body: string): Fault => {
  return (response) => response.writeHead(status, HTML).end(body);
};

const packed = (encoding: string, pack: (answer: string) => Buffer): Fault => {
  return (response, answer) =>
    response.writeHead(200, { ...JSON_TYPE, 'Content-Encoding': encoding }).end(pack(answer));
};

const FLOOD = ' '.repeat(100_000);

/** Network faults. */
export const FAULTS = {
  cut: (response) => response.destroy(),
  half: (response, answer) => {
    response.writeHead(200, { ...JSON_TYPE, 'Content-Length': answer.length });
    response.write(answer.slice(0, answer.length / 2), () => response.destroy());
  },
  hang: () => undefined,
  drip: (response, answer) => {
    response.writeHead(200, JSON_TYPE).write(answer);
    const dripping = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(dripping));
  },
  flood: (response) => {
    const pour = () => {
      while (!response.destroyed && response.write(FLOOD));
    };
    response.writeHead(200, JSON_TYPE).on('drain', pour);
    pour();
  },
  error: text(500, '<h1>Internal Server Error</h1>'),
  away: text(503, ''),
  limited: text(429, ''),
  redirect: (response) => response.writeHead(302, { Location: '/elsewhere' }).end('{}'),
  garbage: text(200, '<!doctype html><p>Scheduled maintenance'),
  empty: text(200, ''),
  list: packed('identity', () => Buffer.from('[]')),
  otherShape: packed('identity', () => Buffer.from('{"ok":true}')),
  huge: packed('identity', (answer) => Buffer.from(answer + ' '.repeat(1_000_000))),
  bomb: packed('gzip', (answer) => gzipSync(answer + ' '.repeat(4_000_000))),
  brokenGzip: packed('gzip', (answer) => gzipSync(answer).subarray(0, -9)),
  brotli: packed('br', (answer) => brotliCompressSync(answer)),
  forbidden: text(403, '{"error":{"description":"not\\nyou"}}'),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;

/** A connection that closes while a busy test is about to use it would look like a fault. */
const NEVER = 0;

/** A gateway's server on this machine; `answer` implements the gateway's protocol. */
export class GatewayStandIn {
  /** While it is set, every call fails with it after the gateway has processed the call. */
  fault: FaultName | null = null;
  /** Whether successful answers are compressed. */
  gzip = false;
  readonly requests: GatewayRequest[] = [];
  readonly #answer: (request: GatewayRequest) => GatewayAnswer;
  readonly #server = createServer(
    { keepAliveTimeout: NEVER },
    (request, response) => void this.#serve(request, response),
  );

  constructor(answer: (request: GatewayRequest) => GatewayAnswer) {
    this.#answer = answer;
  }

  /** Listens on a free port. */
  async open(): Promise<void> {
    await new Promise<void>((open) => this.#server.listen(0, '127.0.0.1', open));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray()).toString();
    const { method = '', headers } = request;
    const received = { method, headers, body, url: new URL(request.url ?? '', this.origin) };
    this.requests.push(received);
    const answer = this.#answer(received);
    const isText = typeof answer.body === 'string';
    const right = isText ? String(answer.body) : JSON.stringify(answer.body);
    if (this.fault) return void FAULTS[this.fault](response, right);
    const encoding = this.gzip ? { 'Content-Encoding': 'gzip' } : {};
    response.writeHead(answer.status ?? 200, { ...(isText ? HTML : JSON_TYPE), ...encoding });
    response.end(this.gzip ? gzipSync(right) : right);
  }
}

/** Sends a webhook to the shop; gateways repeat, lose and reorder them. */
export async function deliver(
  url: string,
  { bytes, headers }: { bytes: Uint8Array; headers: Headers },
): Promise<number> {
  const body = new Uint8Array(bytes);
  const { status } = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' });
  return status;
}
