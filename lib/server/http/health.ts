import 'server-only';
import { untilAborted } from '@/lib/server/api/until-aborted';
import { serverConfig } from '@/lib/server/config';

const TIME_LIMIT_MS = 2_000;

/** Returns the answer of a health check: 200 or 503, never stored. */
export function answerHealth(isUp: boolean): Response {
  const status = isUp ? 200 : 503;
  return Response.json({ status: isUp }, { status, headers: { 'Cache-Control': 'no-store' } });
}

/**
 * Returns whether the shop API answers within two seconds. Any answer but a fault counts, because
 * another API than the bundled one need not have this path.
 */
export async function isApiAnswering(): Promise<boolean> {
  try {
    return await untilAborted(AbortSignal.timeout(TIME_LIMIT_MS), async (signal) => {
      const url = `${serverConfig().apiBaseUrl}/healthz`;
      const answer = await fetch(url, { cache: 'no-store', redirect: 'manual', signal });
      await answer.body?.cancel();
      return answer.status < 500;
    });
  } catch {
    return false;
  }
}
