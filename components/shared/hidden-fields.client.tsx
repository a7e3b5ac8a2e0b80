'use client';

import { useSurface } from '@/components/ui/link.client';
import { onSurface, routes } from '@/lib/routes';
import type { ReturnTo } from './return-to-fields.client';

/**
 * The hidden fields of a plain form post. Its route has default return pages; only inside the
 * mobile app the form sends them, so that the shopper stays inside.
 */
export function HiddenFields({
  next = routes.cart(),
  from,
  ...fields
}: Record<string, string | number> & ReturnTo) {
  const surface = useSurface();
  const returnTo = from ? { next, from } : { next };
  const inside = Object.entries(returnTo).map(
    ([name, path]) => [name, onSurface(path, surface)] as const,
  );
  const all = [...Object.entries(fields), ...(surface === 'app' ? inside : [])];
  return all.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
