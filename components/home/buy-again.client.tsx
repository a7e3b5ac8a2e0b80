'use client';

import { useLazyPart } from '@/components/shared/use-lazy-part.client';
import { useSessionFact } from '@/lib/browser/use-session';
import type { BoughtRailProps } from './bought-rail.client';

const load = async () => (await import('./bought-rail.client')).BoughtRail;

/** What a customer who is logged in has bought. At the end of a page, where it moves nothing. */
export function BuyAgain(props: BoughtRailProps) {
  const Rail = useLazyPart(
    load,
    useSessionFact(({ loggedIn }) => loggedIn),
  );
  return Rail && <Rail {...props} />;
}
