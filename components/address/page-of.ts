import { routes } from '@/lib/routes';

/** What is done with the form: an address is changed, or one is added, perhaps in place of another. */
export type AddressTarget = { id: number } | { add_id?: number; contact_id?: number };

/** The page of a form, which a plain form post that was refused comes back to. */
export function pageOf(target: AddressTarget, next: string): string {
  if ('id' in target) return routes.editAddress(target.id, next);
  return routes.addAddress({ id: target.add_id, contact_id: target.contact_id, next });
}
