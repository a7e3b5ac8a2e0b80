import { accountApiMessages } from '../../../../contract/messages/account.ts';
import type { customers } from '../../../db/schema/customers.ts';
import { DomainError } from '../../kernel/errors.ts';

type Standing = Pick<typeof customers.$inferSelect, 'isActive' | 'closedAt'>;

/**
 * Refuses the login to an account that the shop has blocked; only for whoever has just shown that it is
 * theirs. Errors: `invalid`.
 */
export function refuseBlocked({ isActive, closedAt }: Standing): void {
  if (isActive || closedAt !== null) return;
  throw new DomainError('invalid', 'account_blocked', accountApiMessages.blocked);
}
