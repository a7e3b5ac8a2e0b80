import type { Access } from '../../contract/endpoint.ts';
import type { Who } from '../domain/identity/who.ts';
import { customerOf, shopperOf, staffOf } from '../domain/identity/who.ts';

const CHECKS: Record<Access, (who: Who) => void> = {
  public: () => undefined,
  shopper: shopperOf,
  customer: customerOf,
  staff: staffOf,
};

/** Lets a call pass when the contract lets its caller make it. Errors: `not_logged_in`, `forbidden`. */
export function checkAccess(access: Access, who: Who): void {
  CHECKS[access](who);
}
