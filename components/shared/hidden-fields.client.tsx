'use client';

import { useSurface } from '@/components/ui/link.client';
import { onSurface, routes } from '@/lib/routes';

interface Way {
  /** Where the form leads, and where it comes back to when it fails: as its route has it. */
  next?: string;
  from?: string;
}

/** The hidden fields of a plain form post; inside the mobile app they keep the shopper there. */
export function HiddenFields({
  next = routes.cart(),
  from,
  ...fields
}: Record<string, string | number> & Way) {
  const surface = useSurface();
  const way = from ? { next, from } : { next };
  const inside = Object.entries(way).map(
    ([name, path]) => [name, onSurface(path, surface)] as const,
  );
  const all = [...Object.entries(fields), ...(surface === 'app' ? inside : [])];
  return all.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
