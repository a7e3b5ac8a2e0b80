'use client';

import { useSurface } from '@/components/ui/link.client';
import { onSurface, routes } from '@/lib/routes';

/** The hidden fields of a plain form post; inside the mobile app it comes back to the app's cart. */
export function HiddenFields(fields: Record<string, string | number>) {
  const surface = useSurface();
  const all = surface === 'app' ? { ...fields, next: onSurface(routes.cart(), surface) } : fields;
  return Object.entries(all).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
