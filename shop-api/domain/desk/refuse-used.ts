import { deskMessages } from '../../../contract/messages/staff-desk.ts';
import { DomainError } from '../kernel/errors.ts';

type Named = readonly [one: string, many: string];

const PRODUCTS: Named = ['product', 'products'];

/** Refuses to remove what products or other entries still name. Errors: `conflict`. */
export function refuseUsed(count: number, what = PRODUCTS): void {
  if (count > 0) throw new DomainError('conflict', 'entry_in_use', deskMessages.inUse(count, what));
}
