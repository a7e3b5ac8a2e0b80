import { shoppingApi } from '@/lib/api-routes/shopping';
import { readStored, store } from '@/lib/forms/storage';
import { ANONYMOUS_SHOPPER, type SessionSummary } from '@/lib/view/session';
import { sharedValue } from './shared-value';
import { toast } from './toast';

/*
 * The shopper as this tab knows them: one value that every counter, heart and name reads. It is
 * not polled. A write stores its own answer here and notifies the other tabs.
 */

/** The session as the pages of this tab display it. */
export interface KnownSession extends SessionSummary {
  /** Whether it is known who looks: a counter may be known before. */
  isNamed: boolean;
}

/** The session of this tab; undefined until the first read or write. */
export const sharedSession = sharedValue<KnownSession | undefined>(undefined);

/** The number of changes of the known session. */
let updates = 0;

/** The known session of the shopper; undefined until the first read or write. */
export function knownSession(): SessionSummary | undefined {
  return sharedSession.get();
}

interface FetchSession {
  /** Without the notice that the session holds, which another tab displays. */
  isSilent?: boolean;
  /** Receives the session that the answer replaces, undefined if none was known, and the answer. */
  onChange?: (before: SessionSummary | undefined, now: SessionSummary) => void;
}

/**
 * Reads counters and names again, and repeats the read if a change overtook it. Without an answer
 * the displayed values stay, and it returns undefined.
 */
export async function fetchSession(
  options: FetchSession = {},
): Promise<SessionSummary | undefined> {
  const updatesBefore = updates;
  try {
    const { getJson } = await import('./http');
    const session = await getJson<SessionSummary>(shoppingApi.session());
    if (updates !== updatesBefore) return await fetchSession(options);
    const before = sharedSession.get();
    updateSession(session);
    options.onChange?.(before, session);
    if (session.notice && !options.isSilent) notifyOnce(session.notice);
    return session;
  } catch {
    return undefined;
  }
}

type Fresh = Partial<SessionSummary>;

/** Merges new values, given or computed from the known ones, into the shared session. */
export function updateSession(fresh: Fresh | ((known: SessionSummary) => Fresh)): void {
  updates += 1;
  const before = sharedSession.get() ?? { ...ANONYMOUS_SHOPPER, isNamed: false };
  const changes = typeof fresh === 'function' ? fresh(before) : fresh;
  const isNamed = before.isNamed || changes.loggedIn !== undefined;
  sharedSession.set({ ...before, ...changes, isNamed });
}

function notifyOnce(notice: NonNullable<SessionSummary['notice']>): void {
  if (isDisplayed(notice.until)) return;
  if (notice.isError) toast.error(notice.message, notice.details);
  else toast.success(notice.message);
}

const NOTICE_KEY = 'notice';

/**
 * Whether a page of this browser has displayed the notice with this expiry, and notes that it has:
 * `/api/session` repeats a notice until it expires, on every page and in every tab. A browser
 * without storage displays it again.
 */
function isDisplayed(until: number): boolean {
  const isKnown = readStored(NOTICE_KEY) === String(until);
  store(NOTICE_KEY, String(until));
  return isKnown;
}
