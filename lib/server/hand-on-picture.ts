import 'server-only';
import { extname } from 'node:path';
import { serverConfig } from './config';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};
const TIME_LIMIT_MS = 5_000;

interface HandOn {
  /** Below the shop API's origin; the caller knows it for a picture's. */
  path: string;
  cacheControl: string;
}

/** Hands a file of a picture on from the shop API. */
export async function handOnPicture({ path, cacheControl }: HandOn): Promise<Response> {
  try {
    const picture = await fetch(serverConfig().apiBaseUrl + path, {
      headers: { 'Accept-Encoding': 'identity' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (!picture.ok) return picture.status === 404 ? noPicture() : notNow();
    // Read whole: a slow phone must not hold the API's connection, nor run into its time limit.
    return new Response(await picture.arrayBuffer(), {
      headers: { 'Content-Type': TYPES[extname(path)] ?? '', 'Cache-Control': cacheControl },
    });
  } catch {
    return notNow();
  }
}

/** The answer for a picture that does not exist. */
export function noPicture(): Response {
  return new Response(null, { status: 404 });
}

function notNow(): Response {
  return new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
}
