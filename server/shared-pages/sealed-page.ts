import { createHmac, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import type { NoticePosition } from './notice-ledger.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** The fastest: the store is near, and the next levels halve nothing. */
const LEVEL = 1;
const SEAL_BYTES = 32;
/** A page of the shop has less than two megabytes with all its parts. */
const MAX_BYTES = 16 * 1024 * 1024;

/** A page as storefronts hand it to each other. */
export interface SharedPage<Value> {
  value: Value;
  /** How long it may be shown after it was made, in seconds; undefined: as long as it is current. */
  expire: number | undefined;
  /** After how many seconds it is made anew; false: never. */
  revalidate: number | false;
  position: NoticePosition;
}

/**
 * Returns a page as bytes, with a seal over its name: those who write to the store without the secret
 * of the storefronts put nothing on a page.
 */
export async function seal(
  page: SharedPage<unknown>,
  { name, secret }: { name: string; secret: string },
): Promise<Buffer> {
  const bytes = await pack(serialize(page), { level: LEVEL });
  return Buffer.concat([sealOf(bytes, name, secret), bytes]);
}

/** Returns the page of sealed bytes; undefined for others, whatever they are. */
export async function unseal<Value>(
  sealed: Buffer,
  { name, secret }: { name: string; secret: string },
): Promise<SharedPage<Value> | undefined> {
  const bytes = sealed.subarray(SEAL_BYTES);
  const given = sealed.subarray(0, SEAL_BYTES);
  if (given.length < SEAL_BYTES) return undefined;
  if (!timingSafeEqual(given, sealOf(bytes, name, secret))) return undefined;
  try {
    return deserialize(await unpack(bytes, { maxOutputLength: MAX_BYTES })) as SharedPage<Value>;
  } catch {
    // Of another version of Node.js.
    return undefined;
  }
}

function sealOf(bytes: Buffer, name: string, secret: string): Buffer {
  return createHmac('sha256', `shared pages ${secret}`).update(`${name}\0`).update(bytes).digest();
}
