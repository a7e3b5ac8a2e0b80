'use client';

import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { useSurface } from '@/components/ui/link.client';

/** Loads the shelves of the screen for a missing page; without an answer there are none. */
export function LazyMissingShelves() {
  const [Shelves, setShelves] = useState<ComponentType>();

  useEffect(() => {
    import('./missing-shelves.client').then(
      ({ MissingShelves }) => setShelves(() => MissingShelves),
      () => undefined,
    );
  }, []);

  return Shelves ? <Shelves /> : null;
}

/** Keeps a search inside the mobile app. */
export function SurfaceField() {
  return useSurface() === 'app' ? <input type="hidden" name="mobile" value="true" /> : null;
}
