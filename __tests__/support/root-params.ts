import type { Surface } from '@/lib/surface';

let drawnFor: Surface = 'web';

/** Stands in for `next/root-params`, which Next.js fills while it draws a page. */
export const surface = async (): Promise<Surface> => drawnFor;

/** Lets the readers of pages read for a surface; returns a function that ends it. */
export function readFor(other: Surface): () => void {
  drawnFor = other;
  return () => {
    drawnFor = 'web';
  };
}
