import { type IncomingMessage, type OutgoingHttpHeader, ServerResponse } from 'node:http';

/** What receives the body of an answer in place of the client. */
interface Sink {
  write: (chunk: Buffer) => void;
  /** Called once, after the last chunk. */
  end: () => void;
}

interface Diversion {
  isWanted: () => boolean;
  open: () => Sink;
}

interface Holding {
  /** Asked once, when status and headers are known: whether the answer is held at all. */
  isHeld: () => boolean;
  /** Gets the whole body. It calls `sendWhole`; status and headers can still be changed. */
  send: (body: Buffer) => void;
}

/**
 * An answer of the storefront, which Node makes for each request (`createServer({ ServerResponse })`).
 * It is the one place where the server sees what Next.js sends before the client does: its head, by
 * `beforeHead`, and its body, by `hold` and `replace`.
 */
export class Answer<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  readonly #changes: (() => void)[] = [];
  readonly #beforeEnd: (() => void)[] = [];
  readonly #diversions: Diversion[] = [];
  #isDecided = false;
  #isComplete = false;
  #sink: Sink | undefined;

  /** Calls `change` when status and headers are known and can still be changed. */
  beforeHead(change: () => void): void {
    this.#changes.push(change);
  }

  /** Calls `deed` before the last byte is sent. */
  beforeEnd(deed: () => void): void {
    this.#beforeEnd.push(deed);
  }

  /** Holds the body back until it is complete: its size and validator are only known then. */
  hold({ isHeld, send }: Holding): void {
    const chunks: Buffer[] = [];
    const sink = {
      write: (chunk: Buffer) => void chunks.push(chunk),
      end: () => send(Buffer.concat(chunks)),
    };
    this.#diversions.push({ isWanted: isHeld, open: () => sink });
  }

  /** Drops the body where `isWanted`, and calls `send` at once, which calls `sendWhole`. */
  replace(isWanted: () => boolean, send: () => void): void {
    const nothing = { write: () => {}, end: () => {} };
    const open = () => {
      send();
      return nothing;
    };
    this.#diversions.push({ isWanted, open });
  }

  /** Sends a body that was held or replaced, with the status and the headers as they are now. */
  sendWhole(body?: Buffer): void {
    super.writeHead(this.statusCode);
    super.end(body);
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    if (this.#isDecided) return this.#sink ? this : this.#passHead(status, rest);
    this.#isDecided = true;
    this.statusCode = status;
    for (const [name, value] of headersOf(rest)) this.setHeader(name, value);
    for (const change of this.#changes) change();
    this.#sink = this.#diversions.find(({ isWanted }) => isWanted())?.open();
    // The words of another status would stand beside it.
    if (this.#sink || this.statusCode !== status) this.statusMessage = '';
    return this.#sink ? this : this.#passHead(this.statusCode, rest.filter(isText));
  }

  override flushHeaders(): void {
    this.#decide();
    if (!this.#sink) super.flushHeaders();
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#decide();
    if (!this.#sink) return super.write(chunk as Buffer, ...(rest as [BufferEncoding]));
    this.#sink.write(bytesOf(chunk, rest[0]));
    callLater(rest);
    return true;
  }

  override end(...args: unknown[]): this {
    for (const deed of this.#beforeEnd.splice(0)) deed();
    this.#decide();
    if (!this.#sink) return super.end(...(args as [Buffer]));
    if (this.#isComplete) return this;
    this.#isComplete = true;
    this.#sink.write(bytesOf(args[0], args[1]));
    this.#sink.end();
    return this;
  }

  #decide(): void {
    if (!this.#isDecided) this.writeHead(this.statusCode);
  }

  #passHead(status: number, rest: unknown[]): this {
    return super.writeHead(status, ...(rest as [string]));
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the headers that `writeHead` was called with: names and values, or a record of them. */
function headersOf(rest: unknown[]): [string, OutgoingHttpHeader][] {
  const given = rest.find((one) => typeof one === 'object' && one !== null) ?? {};
  if (!Array.isArray(given)) return Object.entries(given as Record<string, OutgoingHttpHeader>);
  return given.flatMap((name, at) => (at % 2 === 0 ? [[name, given[at + 1]]] : []));
}

/** Returns what a call of `write` or `end` adds to the body. */
function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk);
  if (!isText(chunk)) return Buffer.alloc(0);
  return Buffer.from(chunk, isText(encoding) ? (encoding as BufferEncoding) : 'utf8');
}

/** Tells the writer that more may come. */
function callLater(args: unknown[]): void {
  const done = args.find((one) => typeof one === 'function') as (() => void) | undefined;
  if (done) process.nextTick(done);
}
