import 'server-only';
import { extname } from 'node:path';
import { untilAborted } from '@/lib/server/api/until-aborted';
import { serverConfig } from '@/lib/server/config';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};
/** A picture that nobody has asked for yet is made first. */
const TIME_LIMIT_MS = 10_000;

interface ForwardedPicture {
  /** A path of the shop API; the caller has checked that it is a picture's. */
  path: string;
  cacheControl: string;
}

/** Forwards a picture file from the shop API. */
export async function forwardPicture({ path, cacheControl }: ForwardedPicture): Promise<Response> {
  try {
    return await untilAborted(AbortSignal.timeout(TIME_LIMIT_MS), async (signal) => {
      const picture = await fetch(serverConfig().apiBaseUrl + path, {
        headers: { 'Accept-Encoding': 'identity' },
        redirect: 'error',
        signal,
      });
      if (!picture.ok) return picture.status === 404 ? noPicture() : notNow();
      // Read completely: a slow phone must not hold the API's connection or hit its time limit.
      return new Response(await picture.arrayBuffer(), {
        headers: { 'Content-Type': TYPES[extname(path)] ?? '', 'Cache-Control': cacheControl },
      });
    });
  } catch {
    return notNow();
  }
}

/** Returns the answer for a picture that does not exist. */
export function noPicture(): Response {
  return new Response(null, { status: 404 });
}

function notNow(): Response {
  return new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
}
