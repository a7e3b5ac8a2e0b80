'use client';

import { useSurface } from '@/components/ui/link.client';
import { routes } from '@/lib/routes';
import { onSurface } from '@/lib/surface';
import type { ReturnTo } from './return-to-fields.client';

/**
 * The hidden fields of a plain form post. Its route has default return pages; inside the mobile
 * app and in another language than English the form sends them, so that the shopper stays there.
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
  const all = [...Object.entries(fields), ...(surface === 'web' ? [] : inside)];
  return all.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
