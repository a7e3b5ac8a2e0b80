'use client';

import { useLazyPart } from '@/components/shared/use-lazy-part.client';

const loadShelves = async () => (await import('./missing-shelves.client')).MissingShelves;

/** Loads the shelves of the screen for a missing page; without an answer there are none. */
export function LazyMissingShelves() {
  const Shelves = useLazyPart(loadShelves, true);
  return Shelves ? <Shelves /> : null;
}
