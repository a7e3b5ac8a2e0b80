'use client';

import { useSurface } from '@/components/ui/link.client';
import { onSurface } from '@/lib/surface';

/** The pages after a plain form post: `next` after success, `from` after a failure. */
export interface ReturnTo {
  next?: string;
  from?: string;
}

/** The hidden fields of both pages; inside the mobile app both stay inside. */
export function ReturnToFields({ next, from }: ReturnTo) {
  const surface = useSurface();
  return (
    <>
      {next && <input type="hidden" name="next" value={onSurface(next, surface)} />}
      {from && <input type="hidden" name="from" value={onSurface(from, surface)} />}
    </>
  );
}
