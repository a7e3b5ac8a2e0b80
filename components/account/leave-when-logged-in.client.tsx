'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useSurface } from '@/components/ui/link.client';
import { useSession } from '@/lib/browser/use-session';
import { onSurface } from '@/lib/surface';

/**
 * Leaves a page for guests once the shopper is logged in: by Back after a login, or in another tab.
 * Renders nothing.
 */
export function LeaveWhenLoggedIn({ next }: { next: string }) {
  const { session } = useSession();
  const surface = useSurface();
  const router = useRouter();
  useEffect(() => {
    if (session.loggedIn) router.replace(onSurface(next, surface));
  }, [session.loggedIn, next, surface, router]);
  return null;
}
