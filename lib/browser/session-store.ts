import { mutate } from 'swr';
import { apiRoutes } from '@/lib/api-routes';
import type { SessionSummary } from '@/lib/view/session';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';
import { toast } from './toast';

/*
 * The shopper as this tab knows them: one SWR entry that every counter, heart and name reads. It is
 * not polled. A write stores its own answer here and notifies the other tabs.
 */

export const SESSION_KEY = apiRoutes.session();
/** The SWR key of the cart as this tab displays it. */
export const CART_KEY = apiRoutes.cart();

/** The number of changes of the known session. */
let updates = 0;
let known: SessionSummary | undefined;
/** The expiry time of the last displayed notice: `/api/session` repeats it until then. */
let displayedNoticeUntil = 0;

/** The known session of the shopper; undefined until the first read or write. */
export function knownSession(): SessionSummary | undefined {
  return known;
}

/**
 * Reads counters and names again, and repeats the read if a change overtook it. Without an answer
 * the displayed values stay, and it returns undefined.
 */
export async function fetchSession(): Promise<SessionSummary | undefined> {
  const before = updates;
  try {
    const { getJson } = await import('./http');
    const session = await getJson<SessionSummary>(apiRoutes.session());
    if (updates !== before) return await fetchSession();
    updateSession(session);
    notify(session.notice);
    return session;
  } catch {
    return undefined;
  }
}

type Fresh = Partial<SessionSummary>;

/** Merges new values, given or computed from the known ones, into the shared session. */
export function updateSession(fresh: Fresh | ((known: SessionSummary) => Fresh)): void {
  updates += 1;
  const before = known ?? ANONYMOUS_SHOPPER;
  known = { ...before, ...(typeof fresh === 'function' ? fresh(before) : fresh) };
  void mutate<SessionSummary>(SESSION_KEY, known, { revalidate: false });
}

function notify(notice: SessionSummary['notice']): void {
  if (!notice || notice.until === displayedNoticeUntil) return;
  displayedNoticeUntil = notice.until;
  if (notice.isError) toast.error(notice.message, notice.details);
  else toast.success(notice.message);
}
