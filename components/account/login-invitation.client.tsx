'use client';

import { useEffect } from 'react';
import { useSurface } from '@/components/ui/link.client';
import { openLogin } from '@/lib/browser/login-popup';
import { useSession } from '@/lib/browser/use-session';
import { onUserIdle } from '@/lib/browser/user-idle';

/** Set once the popup has opened automatically; cleared with the browser session. */
const SEEN_KEY = 'login-seen';

/** Opens the login automatically, once per session, for an idle visitor. Renders nothing. */
export function LoginInvitation() {
  const { session, isLoaded } = useSession();
  const surface = useSurface();
  const isWanted = surface === 'web' && isLoaded && !session.loggedIn;
  const hasNotice = session.notice !== undefined;

  useEffect(() => {
    if (!isWanted || hasSeen()) return undefined;
    // After a logout the visitor sees its notice instead of the login.
    if (hasNotice) {
      markSeen();
      return undefined;
    }
    return onUserIdle(() => {
      if (markSeen()) openLogin({ byItself: true });
    });
  }, [isWanted, hasNotice]);

  return null;
}

function hasSeen(): boolean {
  try {
    return sessionStorage.getItem(SEEN_KEY) !== null;
  } catch {
    return true;
  }
}

/** Returns whether storage works; without it the popup would open on every page view. */
function markSeen(): boolean {
  try {
    sessionStorage.setItem(SEEN_KEY, 'yes');
    return true;
  } catch {
    return false;
  }
}
