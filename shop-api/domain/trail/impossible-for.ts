import { deskMessages } from '../../../contract/messages/staff-desk.ts';
import { DomainError } from '../kernel/errors.ts';

/** The refusal of a change of a selection: the first product that cannot be changed so, and why. */
export function impossibleFor({ name, problem }: { name: string; problem: string | null }) {
  const message = deskMessages.impossibleFor(name, problem ?? '');
  return new DomainError('invalid', 'product_not_changeable', message);
}
