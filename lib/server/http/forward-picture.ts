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
  /** The request header on which the answer depends. */
  vary?: string;
}

/** Forwards a picture file from the shop API. */
export async function forwardPicture(picture: ForwardedPicture): Promise<Response> {
  const { path, cacheControl, vary } = picture;
  try {
    return await untilAborted(AbortSignal.timeout(TIME_LIMIT_MS), async (signal) => {
      const answer = await fetch(serverConfig().apiBaseUrl + path, {
        headers: { 'Accept-Encoding': 'identity' },
        redirect: 'error',
        signal,
      });
      if (!answer.ok) return answer.status === 404 ? noPicture() : notNow();
      // Read completely: a slow phone must not hold the API's connection or hit its time limit.
      const type = TYPES[extname(path)] ?? '';
      const headers = { 'Content-Type': type, 'Cache-Control': cacheControl };
      return new Response(await answer.arrayBuffer(), {
        headers: vary ? { ...headers, Vary: vary } : headers,
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
