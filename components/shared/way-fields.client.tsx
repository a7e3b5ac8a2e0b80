'use client';

import { useSurface } from '@/components/ui/link.client';
import { onSurface } from '@/lib/routes';

/** Where a plain form post leads, and where it comes back to when it fails. */
export interface Way {
  next?: string;
  from?: string;
}

/** The hidden fields that say so; inside the mobile app both stay inside. */
export function WayFields({ next, from }: Way) {
  const surface = useSurface();
  return (
    <>
      {next && <input type="hidden" name="next" value={onSurface(next, surface)} />}
      {from && <input type="hidden" name="from" value={onSurface(from, surface)} />}
    </>
  );
}
