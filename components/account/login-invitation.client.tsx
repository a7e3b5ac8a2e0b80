'use client';

import { useEffect } from 'react';
import { useSurface } from '@/components/ui/link.client';
import { openLogin } from '@/lib/browser/login-popup';
import { useSession } from '@/lib/browser/use-session';
import { onUserIdle } from '@/lib/browser/user-idle';
import { isInApp } from '@/lib/surface';

/** A cookie of the browser session, which all tabs share: the popup has opened automatically. */
const SEEN = 'login-seen=yes';
/** Who has not touched the page may still be reading its first screen, or be waiting for it. */
const UNTOUCHED_MS = 15_000;

/** Opens the login automatically, once per session, for an idle visitor. Renders nothing. */
export function LoginInvitation() {
  const { session, isLoaded } = useSession();
  const surface = useSurface();
  const isWanted = !isInApp(surface) && isLoaded && !session.loggedIn;
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
    }, UNTOUCHED_MS);
  }, [isWanted, hasNotice]);

  return null;
}

function hasSeen(): boolean {
  return document.cookie.split('; ').includes(SEEN);
}

/** Returns whether cookies work; without them the popup would open on every page view. */
function markSeen(): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `${SEEN}; path=/; SameSite=Lax`;
  return hasSeen();
}
