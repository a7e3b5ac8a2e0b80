import type { Access } from '../../contract/endpoint.ts';
import { DomainError } from '../domain/errors.ts';
import type { Who } from '../domain/identity/who.ts';
import { customerOf, shopperOf } from '../domain/identity/who.ts';

const CHECKS: Record<Access, (who: Who) => void> = {
  public: () => undefined,
  shopper: shopperOf,
  customer: customerOf,
  staff: refuseOthersThanStaff,
};

/** Lets a call pass when the contract lets its caller make it. Errors: `not_logged_in`, `forbidden`. */
export function checkAccess(access: Access, who: Who): void {
  CHECKS[access](who);
}

function refuseOthersThanStaff(who: Who): void {
  if (!customerOf(who).isStaff) throw new DomainError('forbidden', 'Only staff may do this');
}
