import type { Answer } from './answer.ts';
import { type Middleware, pathOf } from './middleware.ts';

/** Each is one small file, whose address follows from its content. */
const PICTURES = /^\/(?:media|cards)\//;

/** What Next.js adds to every `Vary`; a picture is the same for its router. */
const OF_ROUTER = /^(?:rsc|next-)/i;

/**
 * Sends pictures with their size, and a part of one to who asks for it (RFC 9110, 14). Next.js sends
 * what a route returns in parts of unknown size.
 */
export function wholePictures(): Middleware {
  return ({ env: { incoming, outgoing } }, next) => {
    const { method, headers } = incoming;
    if (method !== 'GET' || !PICTURES.test(pathOf(incoming))) return next();
    // A part of another version would not fit; which version it is, nobody can say.
    const range = headers['if-range'] === undefined ? headers.range : undefined;
    outgoing.hold({
      isHeld: () => outgoing.statusCode === 200,
      send: (picture) => sendPicture(outgoing, picture, range),
    });
    return next();
  };
}

function sendPicture(answer: Answer, picture: Buffer, range: string | undefined): void {
  keepOwnVary(answer);
  answer.setHeader('Accept-Ranges', 'bytes');
  const part = range === undefined ? undefined : partOf(range, picture.length);
  if (part === undefined) {
    sendBytes(answer, picture);
    return;
  }
  const { from, to } = part;
  const isInside = from <= to;
  answer.statusCode = isInside ? 206 : 416;
  const named = isInside ? `${from}-${to}` : '*';
  answer.setHeader('Content-Range', `bytes ${named}/${picture.length}`);
  sendBytes(answer, isInside ? picture.subarray(from, to + 1) : Buffer.alloc(0));
}

function sendBytes(answer: Answer, bytes: Buffer): void {
  answer.setHeader('Content-Length', bytes.length);
  answer.sendWhole(bytes);
}

/**
 * Returns the first and the last byte of the part that a `Range` names; the last before the first if
 * there is no such part. Undefined for several parts and other units, which are answered whole.
 */
function partOf(range: string, size: number): { from: number; to: number } | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  if (first === '') return { from: Math.max(size - Number(last), 0), to: size - 1 };
  if (last !== '' && Number(last) < Number(first)) return undefined;
  return { from: Number(first), to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

function keepOwnVary(answer: Answer): void {
  const names = String(answer.getHeader('vary') ?? '').split(/\s*,\s*/);
  const own = names.filter((name) => name !== '' && !OF_ROUTER.test(name));
  if (own.length > 0) answer.setHeader('Vary', own.join(', '));
  else answer.removeHeader('Vary');
}
