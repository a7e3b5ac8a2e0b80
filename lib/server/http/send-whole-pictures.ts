import 'server-only';
import type { ServerResponse } from 'node:http';
import { onEachRequest } from '@/lib/server/each-request';
import { holdAnswer } from './hold-answer';

/** Each is one small file, whose address follows from its content. */
const PICTURES = /^\/(?:media|cards)\//;

/** What Next.js adds to every `Vary`; a picture is the same for its router. */
const OF_ROUTER = /^(?:rsc|next-)/i;

/**
 * Sends pictures with their size, and a part of one to who asks for it (RFC 9110, 14). Next.js sends
 * what a route returns in parts of unknown size. Returns a function that ends it.
 */
export function sendWholePictures(): () => void {
  return onEachRequest(({ request, response }) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || !PICTURES.test(url)) return;
    // A part of another version would not fit; which version it is, nobody can say.
    const range = headers['if-range'] === undefined ? headers.range : undefined;
    holdAnswer(response, {
      isHeld: () => response.statusCode === 200,
      send: (picture) => sendPicture(response, picture, range),
    });
  });
}

function sendPicture(response: ServerResponse, picture: Buffer, range: string | undefined): void {
  keepOwnVary(response);
  response.setHeader('Accept-Ranges', 'bytes');
  const part = range === undefined ? undefined : partOf(range, picture.length);
  if (part === undefined) {
    response.end(picture);
    return;
  }
  const { from, to } = part;
  const isInside = from <= to;
  response.statusCode = isInside ? 206 : 416;
  const named = isInside ? `${from}-${to}` : '*';
  response.setHeader('Content-Range', `bytes ${named}/${picture.length}`);
  response.end(isInside ? picture.subarray(from, to + 1) : undefined);
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

function keepOwnVary(response: ServerResponse): void {
  const names = String(response.getHeader('vary') ?? '').split(/\s*,\s*/);
  const own = names.filter((name) => name !== '' && !OF_ROUTER.test(name));
  if (own.length > 0) response.setHeader('Vary', own.join(', '));
  else response.removeHeader('Vary');
}
