import type { LookupFunction } from 'node:net';
import { goodsFileMessages } from '../../../contract/messages/staff-import.ts';
import { MAX_PICTURE_BYTES, MAX_PICTURE_MB } from '../../../contract/shop/limits.ts';
import { GoodsFileRefused } from './goods-file.ts';
import { isPublicAddress, publicLookup } from './public-address.ts';

const LIMIT_MS = 15_000;
const MAX_REDIRECTS = 3;
/** No shop serves its pictures from another port, and other ports belong to other services. */
const PORTS = ['', '443'];

/** What tests replace: the addresses that are allowed, and whom the connection trusts. */
export interface Fetching {
  lookup?: LookupFunction;
  isAllowed?: (address: URL) => boolean;
  rejectUnauthorized?: boolean;
}

/**
 * Fetches a picture from an https address of the public internet: each step of a redirect is
 * checked too, and what is connected to is what was checked.
 * @throws GoodsFileRefused
 */
export async function fetchPicture(given: string, fetching: Fetching = {}): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  let address = URL.parse(given);
  for (let step = 0; step <= MAX_REDIRECTS; step++) {
    if (!address || !(fetching.isAllowed ?? isAllowed)(address))
      throw new GoodsFileRefused(goodsFileMessages.pictureAddress);
    refusePrivate(address, fetching);
    const answer = await get(address, signal, fetching);
    if (answer instanceof Uint8Array) return answer;
    address = URL.parse(answer.location, address);
  }
  throw new GoodsFileRefused(goodsFileMessages.tooManyRedirects);
}

function isAllowed({ protocol, port, username }: URL): boolean {
  return protocol === 'https:' && PORTS.includes(port) && username === '';
}

/** A host that is an address itself is not looked up. */
function refusePrivate({ hostname }: URL, { lookup }: Fetching): void {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const isLiteral = /^[\d.]+$/.test(literal) || literal.includes(':');
  if (isLiteral && !lookup && !isPublicAddress(literal))
    throw new GoodsFileRefused(goodsFileMessages.privateAddress);
}

type Answer = Uint8Array | { location: string };

async function get(
  address: URL,
  signal: AbortSignal,
  { lookup, rejectUnauthorized = true }: Fetching,
): Promise<Answer> {
  const { Client } = await import('undici');
  const connect = { lookup: lookup ?? publicLookup, rejectUnauthorized };
  const client = new Client(address.origin, { connect, pipelining: 0, allowH2: false });
  try {
    const path = address.pathname + address.search;
    const headers = { accept: 'image/*', 'user-agent': 'shop-import' };
    const {
      statusCode,
      headers: got,
      body,
    } = await client.request({ method: 'GET', path, headers, signal });
    if (statusCode >= 300 && statusCode < 400) return { location: String(got.location ?? '') };
    if (statusCode !== 200) throw new GoodsFileRefused(goodsFileMessages.noPictureThere);
    return await bytesOf(body);
  } catch (error) {
    throw refusalOf(error, signal);
  } finally {
    void client.destroy();
  }
}

/** Counts while they arrive: a length may be missing or false. */
async function bytesOf(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > MAX_PICTURE_BYTES)
      throw new GoodsFileRefused(goodsFileMessages.fetchTooLarge(MAX_PICTURE_MB));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function refusalOf(error: unknown, signal: AbortSignal): GoodsFileRefused {
  if (error instanceof GoodsFileRefused) return error;
  if (signal.aborted) return new GoodsFileRefused(goodsFileMessages.fetchTooSlow, { cause: error });
  return new GoodsFileRefused(goodsFileMessages.noPictureThere, { cause: error });
}
