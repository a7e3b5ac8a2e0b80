import { answer } from '@/lib/server/http/answers';
import { openSession } from '@/lib/server/session/open-session';
import type { CookiesReturned } from '@/lib/view/session';

/** Says whether the browser has returned the shop's cookies; calls no shop API. */
export async function GET(request: Request): Promise<Response> {
  const { hasCookies } = await openSession(request, new Headers());
  return answer({ areReturned: hasCookies } satisfies CookiesReturned);
}
