import { routes } from '@/lib/routes';

/** The target of the form: an existing address, or a new one that may replace another. */
export type AddressTarget = { id: number } | { add_id?: number; contact_id?: number };

/** Returns the page of a form, which a refused plain form post returns to. */
export function addressFormPage(target: AddressTarget, next: string): string {
  if ('id' in target) return routes.editAddress(target.id, next);
  return routes.addAddress({ id: target.add_id, contact_id: target.contact_id, next });
}
