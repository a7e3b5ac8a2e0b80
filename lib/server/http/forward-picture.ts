import 'server-only';
import { pictureType } from '@/contract/shop/picture-types';
import { untilAborted } from '@/lib/server/api/until-aborted';
import { serverConfig } from '@/lib/server/config';

/** A picture that nobody has asked for yet is made first. */
const TIME_LIMIT_MS = 10_000;

interface ForwardedPicture {
  /** A path of the shop API; the caller has checked that it is a picture's. */
  path: string;
  cacheControl: string;
  /** The request header on which the answer depends. */
  vary?: string;
  /** What the browser has already (`If-None-Match`). */
  validator?: string | null;
}

/** Forwards a picture file from the shop API. */
export async function forwardPicture(picture: ForwardedPicture): Promise<Response> {
  const { path, cacheControl, vary, validator } = picture;
  try {
    return await untilAborted(AbortSignal.timeout(TIME_LIMIT_MS), async (signal) => {
      const answer = await fetch(serverConfig().apiBaseUrl + path, {
        headers: {
          'Accept-Encoding': 'identity',
          ...(validator && { 'If-None-Match': validator }),
        },
        redirect: 'error',
        signal,
      });
      const etag = answer.headers.get('etag');
      const caching = {
        'Cache-Control': cacheControl,
        ...(vary && { Vary: vary }),
        ...(etag && { ETag: etag }),
      };
      if (answer.status === 304) return new Response(null, { status: 304, headers: caching });
      if (!answer.ok) return answer.status === 404 ? noPicture() : notNow();
      // Read completely: a slow phone must not hold the API's connection or hit its time limit.
      const headers = { 'Content-Type': pictureType(path) ?? '', ...caching };
      return new Response(await answer.arrayBuffer(), { headers });
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
