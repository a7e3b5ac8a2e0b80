'use client';

import { useEffect, useState } from 'react';
import { useSession } from '@/lib/browser/use-session';

/**
 * Returns whether the membership has ended since the page was opened. Reads the page again when the
 * session reports another membership than the page does.
 */
export function useEliteEnd(isMember: boolean, readAgain: () => void): boolean {
  const [wasMember] = useState(isMember);
  const { session, isLoaded } = useSession();
  const isOutdated = isLoaded && session.loggedIn && session.isElite !== isMember;
  useEffect(() => {
    if (isOutdated) readAgain();
  }, [isOutdated, readAgain]);
  return wasMember && !isMember;
}
