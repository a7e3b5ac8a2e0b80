import 'server-only';
import { ApiError } from '@/lib/api-error';
import { mayLackApi } from '@/lib/server/api/api-absence';
import { logFailure } from '@/lib/server/api/log-failure';

/** Returns the answer for a file; while the API is away, 503 and when to ask again, in seconds. */
export async function orUnavailable(
  answer: () => Promise<Response>,
  { retryAfterS = 60 } = {},
): Promise<Response> {
  const begun = performance.now();
  try {
    return await answer();
  } catch (error) {
    // Of an error that was thrown in a cache, Next.js passes on another one.
    if (!(error instanceof ApiError) && !mayLackApi(begun)) throw error;
    if (error instanceof ApiError) logFailure(error);
    return new Response(null, { status: 503, headers: { 'Retry-After': String(retryAfterS) } });
  }
}
