'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useSurface } from '@/components/ui/link.client';
import { membershipMessages } from '@/contract/messages/memberships';
import { toast } from '@/lib/browser/toast';
import { routes } from '@/lib/routes';
import { onSurface } from '@/lib/surface';

/** How long a new member reads the welcome before the home page opens. */
const READING_MS = 6000;

const memberships = () => import('@/lib/browser/membership');

/** The welcome after a payment. */
export interface Welcome {
  /** The page stays open. */
  isStaying: boolean;
  stay: () => void;
}

/**
 * Notifies the whole page and the other tabs of the new membership. Opens the home page once the
 * welcome was visible for a while, since the shopper may still be in the window of the payment.
 */
export function useWelcome(isPaid: boolean): Welcome {
  const router = useRouter();
  const surface = useSurface();
  const [isStaying, setIsStaying] = useState(false);
  useEffect(() => {
    if (isPaid) void memberships().then(({ startMembership }) => startMembership());
  }, [isPaid]);
  useEffect(() => {
    if (!isPaid || isStaying) return undefined;
    return whenRead(() => {
      toast.success(membershipMessages.welcome);
      router.replace(onSurface(routes.home(), surface));
    });
  }, [isPaid, isStaying, router, surface]);
  return { isStaying, stay: () => setIsStaying(true) };
}

/** Calls `leave` after the page was visible for the time of reading. Returns what stops it. */
function whenRead(leave: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(leave, READING_MS);
  };
  check();
  document.addEventListener('visibilitychange', check);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
}
