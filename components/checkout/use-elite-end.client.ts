'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useSession } from '@/lib/browser/use-session';

/**
 * Returns whether the membership has ended since the page was opened. Reads the page again when the
 * session reports another membership than the page does.
 */
export function useEliteEnd(isMember: boolean): boolean {
  const router = useRouter();
  const [wasMember] = useState(isMember);
  const { session, isLoaded } = useSession();
  const isOutdated = isLoaded && session.loggedIn && session.isElite !== isMember;
  useEffect(() => {
    if (isOutdated) router.refresh();
  }, [isOutdated, router]);
  return wasMember && !isMember;
}
