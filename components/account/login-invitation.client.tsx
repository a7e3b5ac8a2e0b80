'use client';

import { useEffect } from 'react';
import { useSurface } from '@/components/ui/link.client';
import { openLogin } from '@/lib/browser/login-popup';
import { useSession } from '@/lib/browser/use-session';
import { whenQuiet } from '@/lib/browser/when-quiet';

/** Set once the popup has been shown by itself; ends with the browser's session. */
const SEEN_KEY = 'login-seen';

/** Opens the login for visitors by itself, once a session and when they are at rest. Draws nothing. */
export function LoginInvitation() {
  const { session, isLoaded } = useSession();
  const surface = useSurface();
  const isWanted = surface === 'web' && isLoaded && !session.loggedIn;
  const isTold = session.notice !== undefined;

  useEffect(() => {
    if (!isWanted || hasSeen()) return undefined;
    // Who has just logged out is told so, and not asked to log in.
    if (isTold) {
      markSeen();
      return undefined;
    }
    return whenQuiet(() => {
      if (markSeen()) openLogin({ byItself: true });
    });
  }, [isWanted, isTold]);

  return null;
}

function hasSeen(): boolean {
  try {
    return sessionStorage.getItem(SEEN_KEY) !== null;
  } catch {
    return true;
  }
}

/** Whether that could be kept: who forbids storage is not asked on every page view. */
function markSeen(): boolean {
  try {
    sessionStorage.setItem(SEEN_KEY, 'yes');
    return true;
  } catch {
    return false;
  }
}
