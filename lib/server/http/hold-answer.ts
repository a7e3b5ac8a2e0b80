import 'server-only';
import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

interface Holding {
  /** Asked once, when status and headers are known: whether the answer is held at all. */
  isHeld: () => boolean;
  /** Sends the whole answer in place of its parts; status and headers can still be changed. */
  send: (body: Buffer) => void;
}

/**
 * Holds an answer back until it is complete, in place of sending it in the parts in which it is
 * made: its size and its validator are only known then.
 */
export function holdAnswer(response: ServerResponse, { isHeld, send }: Holding): void {
  const { writeHead, flushHeaders, write, end } = response;
  const own = { writeHead, flushHeaders, write, end };
  const chunks: Buffer[] = [];
  let decided: boolean | undefined;
  const held = () => {
    decided ??= isHeld();
    return decided;
  };
  Object.assign(response, {
    writeHead: (...args: [number, ...unknown[]]) => {
      setHead(response, args);
      return held() ? response : own.writeHead.call(response, response.statusCode);
    },
    flushHeaders: () => {
      if (!held()) own.flushHeaders.call(response);
    },
    write: (...args: Parameters<typeof write>) => {
      if (!held()) return own.write.apply(response, args);
      chunks.push(...bytesOf(args));
      callLater(args);
      return true;
    },
    end: (...args: Parameters<typeof end>) => {
      if (!held()) return own.end.apply(response, args);
      chunks.push(...bytesOf(args));
      Object.assign(response, own);
      send(Buffer.concat(chunks));
      return response;
    },
  });
}

/** Sets what `writeHead` was called with. */
function setHead(response: ServerResponse, [status, ...rest]: [number, ...unknown[]]): void {
  response.statusCode = status;
  const headers = rest.find((one) => typeof one === 'object' && one !== null);
  const pairs = Object.entries((headers ?? {}) as OutgoingHttpHeaders);
  for (const [name, value] of pairs) response.setHeader(name, value as OutgoingHttpHeader);
}

/** Returns what a call of `write` or `end` adds to the body. */
function bytesOf([chunk, encoding]: unknown[]): Buffer[] {
  if (chunk instanceof Uint8Array) return [Buffer.from(chunk)];
  if (typeof chunk !== 'string') return [];
  return [Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')];
}

/** Tells the writer that more may come. */
function callLater(args: unknown[]): void {
  const done = args.find((one) => typeof one === 'function') as (() => void) | undefined;
  if (done) process.nextTick(done);
}
